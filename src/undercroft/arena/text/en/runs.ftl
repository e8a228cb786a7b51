### What can be wrong with a run of the arena, its files or its cluster.

refusal-not-installed = { $package } is needed for this and is not installed. Install it with: pip install "undercroft[{ $extra }]"
refusal-worker-died = A process that played matches was ended from outside; perhaps the memory was full. Try again with fewer --jobs.
refusal-not-parquet = “{ $file }” cannot take the results: they need a name such as games.parquet, of visible characters.
refusal-no-folder = There is no folder { $folder }. Make it first, or name another.
refusal-cannot-write = { $file } cannot be written: { $reason ->
    [folder] it is a folder
    [forbidden] that is not allowed
    [full] the disk is full
    [large] it would be larger than a file may be
    [long] its name is too long
    [nowhere] there is no such folder
   *[other] { $reason }
}.
refusal-results-exist = { $file } is there already. Name another file, or add --replace to put new results in its place.
refusal-other-run = { $folder } holds the unfinished results of another run (different: { $differs }). Repeat that command to finish it, name another file, or add --replace to give those results up.
refusal-run-in-progress = Another process is writing { $file } right now. Wait for it, or name another file.
refusal-damaged-part = { $file } cannot be read. Delete it and repeat the command: only its matches and those after them are played again.
refusal-other-duel = { $file } holds another duel (different: { $differs }). Name another file, or go on with that duel.
refusal-damaged-duel = { $file } cannot be read as a duel. Name another file.
refusal-bad-address = “{ $address }” is not the address of a cluster. Possible: auto (the one running on this machine), local (one of our own), HOST:PORT or ray://HOST:PORT.
refusal-no-cluster = No cluster answers at { $address }: { $reason }. Start one with “ray start --head”, or leave --cluster out.
refusal-no-cluster-here = No Ray cluster runs on this machine. Start one with “ray start --head”, or leave --cluster out.
refusal-cluster-failed = The cluster gave up: { $reason }. The same version of undercroft must be installed on all its machines.
