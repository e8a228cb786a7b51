### undercroft report

command-report = Make a page of plots and sentences about simulated matches: who wins, with what, how matches go.
help-report-files = files that “undercroft simulate --out” or “tournament --out” has made, finished or not; several make one report
help-report-out = the page to write, ending in .html (usually beside the first file)
help-report-replace = replace the page if it is there already
help-report-summary = print what was found as plain text (Markdown); the page is written only with -o

refusal-report-exists = { $file } is there already. Name another with -o, or add --replace.
refusal-report-ending = “{ $file }” cannot be the page: the name must end in .html.

reporting = Counting the matches ...
reported = { $games ->
    [one] One match counted. Open the report in a browser: { $file }
   *[other] { $games } matches counted. Open the report in a browser: { $file }
}
