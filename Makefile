# Everything happens in .venv, which the targets build for themselves.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check

# Many tests wait for processes, so that one worker more than there are cores leaves none idle.
PARALLEL := -n $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)' 2>/dev/null) \
	--dist=worksteal
# Tests without a process, a database or a browser, without those that play many whole games.
FAST     := $(addprefix tests/,games locales records render schema) $(wildcard tests/test_*.py) \
	--ignore=tests/games/test_fuzz.py --ignore=tests/games/test_playouts.py

# A step of the set-up leaves a stamp whose name is the hash of all that the step depends on.
hash     = $(shell { echo '$(1)'; cat $(2); } | $(PYTHON) -c \
	'import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest()[:16])' 2>/dev/null)
BASE    := $(VENV)/.base-$(call hash,$(CURDIR) $(shell $(PYTHON) --version 2>&1),requirements.txt)
NATIVE  := $(sort $(shell find native -type f -not -name '*.pyc'))
PACKAGE := $(VENV)/.package-$(call hash,$(NATIVE),pyproject.toml requirements-build.txt $(NATIVE))
DEV     := $(VENV)/.dev-$(call hash,,requirements-dev.txt requirements-build.txt)
PAGED   := src/manueline/server/page
WEB     := $(sort $(shell find web src/manueline/locales -type f -not -path '*/node_modules/*'))
MODULES := web/node_modules/.installed-$(call hash,,web/package.json web/package-lock.json)
PAGE    := $(PAGED)/.built-$(call hash,$(WEB),$(WEB))
CLUSTER := $(VENV)/.cluster-$(call hash,,requirements-cluster.txt)
RESEARCH := $(VENV)/.research-$(call hash,,requirements-research.txt)
TOOLS   := $(VENV)/.native-$(call hash,,requirements-native.txt)
# What the browser's engine is made of, and the networks that it needs.
ENGINES := $(filter native/include/% native/wasm/%.cpp,$(NATIVE)) $(wildcard src/manueline/core/weights/*.weights)
ENGINE  := web/engine/.built-$(call hash,$(ENGINES),requirements-native.txt $(ENGINES))
TRAIN   := $(VENV)/.train-$(call hash,,requirements-train.txt)
DOCS    := $(VENV)/.docs-$(call hash,,requirements-docs.txt)
NOTEBOOK := $(VENV)/.notebook-$(call hash,,requirements-notebook.txt)

.PHONY: help play terminal page engine needs check check-python check-page check-fast check-native test test-ci coverage \
	test-page test-all test-cluster test-research bench speed references weights ratings docs pictures format wheel clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PACKAGE) $(PAGE) ## play in the browser
	@$(BIN)/manueline serve --open

terminal: $(PACKAGE) ## play in the terminal
	@$(BIN)/manueline play

page: $(PAGE) ## build the page into the package

# The page is another one with an engine, and its stamp too.
engine: $(ENGINE) ## compile the search for browsers, and build the page with it
	@$(MAKE) --no-print-directory page

needs: ## install what tests need of the system: browser, databases, proxy
	@$(PYTHON) tests/support/needs.py

# Python's side and the page's do not need each other, and each alone leaves a core idle.
BOTH := --no-print-directory --jobs=2 --output-sync=line

check: $(PACKAGE) $(DEV) $(MODULES) ## check style, types, imports, and run the fast tests
	@$(MAKE) $(BOTH) check-fast check-page

check-fast: check-python
	$(BIN)/pytest $(PARALLEL) $(FAST)

check-python: $(PACKAGE) $(DEV)
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python web/generate_types.py --check
	$(BIN)/python web/generate_motifs.py --check
	$(BIN)/python web/generate_moves.py --check
	$(BIN)/python web/generate_figures.py --check

check-page: $(MODULES)
	cd web && npm run --silent check

test-page: check-page $(PAGE)
	cd web && npm run --silent test

# The bindings, self-play and the browser's interface include every header.
TIDIED := $(wildcard native/src/*.cpp native/selfplay/*.cpp native/wasm/*.cpp)

check-native: $(PACKAGE) $(TOOLS) ## compile the core with warnings as errors, and run clang-tidy
	@PATH="$(CURDIR)/$(BIN):$$PATH" cmake -S native -B build/check -G Ninja --log-level=ERROR \
		-DMANUELINE_WARNINGS_AS_ERRORS=ON -DCMAKE_BUILD_TYPE=Release \
		-DPython_EXECUTABLE="$(CURDIR)/$(BIN)/python" \
		-Dnanobind_DIR="$$($(BIN)/python -m nanobind --cmake_dir)"
	@$(BIN)/cmake --build build/check
	$(BIN)/clang-tidy --quiet $(TIDIED) -- -std=c++20 -Inative/include \
		-isystem "$$($(BIN)/python -m nanobind --include_dir)" \
		-isystem "$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')"

test: needs ## check style, types, imports, rules, server and page
	@$(MAKE) $(BOTH) check-python test-page
	$(BIN)/pytest $(PARALLEL) --ignore=tests/research

# The browser's driver keeps an event loop in its process, so its tests run apart.
test-ci: needs $(PACKAGE) $(DEV) $(RESEARCH) $(TRAIN) $(DOCS) $(NOTEBOOK) check-native engine ## what `make test` leaves out
	$(BIN)/pytest $(PARALLEL) -m ci --ignore=tests/web
	$(BIN)/pytest $(PARALLEL) -m ci tests/web
	$(BIN)/pytest -m learning tests/research
	@$(MAKE) coverage

# The page's tests drive a browser, and what they reach of the package other tests reach too.
coverage: needs $(PACKAGE) $(DEV) $(PAGE) $(RESEARCH) ## measure which branches of the package the tests run
	$(BIN)/pytest $(PARALLEL) --cov --cov-report= --ignore=tests/web
	$(BIN)/python -m tests.support.coverage_gates

test-all: test test-ci ## both, then the long runs
	@$(PYTHON) tests/support/needs.py --long
	$(BIN)/pytest -m long -s

test-cluster: $(PACKAGE) $(DEV) $(CLUSTER) ## play the arena on a local Ray cluster
	$(BIN)/pytest -m cluster tests/arena/test_cluster.py tests/research/test_selfplay_cluster.py

test-research: $(PACKAGE) $(DEV) $(RESEARCH) $(TRAIN) ## check the environments, and train a network
	$(BIN)/pytest $(PARALLEL) tests/research
	$(BIN)/pytest -m learning tests/research

bench: needs $(PACKAGE) $(DEV) $(RESEARCH) engine ## run every benchmark
	@set -e; for script in $(sort $(wildcard bench/*.py)); do \
		echo "$$script"; $(BIN)/python "$$script"; \
	done

speed: $(PACKAGE) ## fail if the search has become slower than the recorded baseline
	$(BIN)/python bench/search_speed.py --check

WEIGHTS := src/manueline/core/weights

REFERENCES := build/reference/uct build/reference/alpha_beta

references: $(REFERENCES) ## compile the opponents that the search is measured against

build/reference/%: bench/reference/%.cpp $(wildcard bench/reference/*.hpp) $(filter %.hpp,$(NATIVE))
	@mkdir -p $(@D)
	$${CXX:-c++} -std=c++20 -O3 -march=native -ffp-contract=off -Wall -Wextra -Inative/include $< -o $@
	@test "$$($@ < bench/reference/check.txt | grep -c '^best ')" = 2 || { \
		echo '$@ does not answer both positions of bench/reference/check.txt' >&2; rm $@; exit 1; }

weights: $(PACKAGE) $(DEV) ## play games and fit the weights of the evaluation anew: hours on two cores
	$(BIN)/python native/train_weights.py --games 48000 6000 --out $(WEIGHTS)

ratings: $(PACKAGE) $(DEV) ## play the levels against each other and rate them anew: hours on two cores
	rm -f build/training/ladder.txt
	$(BIN)/python native/rate_levels.py

docs: $(PACKAGE) $(DOCS) ## build the documentation site into build/site; warnings are errors
	$(BIN)/mkdocs build --strict --quiet

pictures: needs $(PACKAGE) $(DEV) $(RESEARCH) $(PAGE) ## draw every picture of README and site anew
	$(BIN)/python -m docs.pictures.make
	$(BIN)/python -m docs.pictures.make_screens

format: $(PACKAGE) $(DEV) $(MODULES) ## format the sources
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd web && npm run --silent format

wheel: $(BASE) $(PAGE) ## build the wheel and try it in empty environments, alone and with each extra
	rm -rf dist
	$(PIP) wheel --no-deps --wheel-dir dist .
	$(BIN)/python -m tests.packaging.try_wheel dist/*.whl --skip=$(SKIP)

clean: ## remove all that make has made
	rm -rf $(VENV) web/node_modules $(PAGED) build dist .coverage .coverage.* .hypothesis
	rm -rf .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# --- the set-up ------------------------------------------------------------------------------

$(BASE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Manueline needs Python 3.11 or newer; name one like this: make PYTHON=python3.12 …' >&2; \
		exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo 'Python lacks its venv module; on Debian and Ubuntu: apt-get install python3-venv' >&2; \
		exit 1; }
	@echo 'Setting up $(VENV) …'
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) install --requirement requirements.txt
	@touch $@

# Without build isolation the build folder stays good, and only what changed is compiled again.
$(PACKAGE): $(BASE)
	@command -v $${CXX:-c++} >/dev/null || { \
		echo 'The compiled core needs a C++ compiler; on Debian and Ubuntu: apt-get install g++' >&2; \
		exit 1; }
	@echo 'Compiling the core …'
	@$(PIP) install --requirement requirements-build.txt
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(PIP) install --no-deps --no-build-isolation \
		--config-settings=cmake.define.MANUELINE_ARCH=host --editable .
	@rm -f $(VENV)/.package-*
	@touch $@

$(DEV): $(BASE) | $(PACKAGE)
	@echo 'Adding the tools of development …'
	@$(PIP) install --requirement requirements-dev.txt
	@rm -f $(VENV)/.dev-*
	@touch $@

$(MODULES):
	@command -v npm >/dev/null || { \
		echo 'The page needs node and npm; on Debian and Ubuntu: apt-get install nodejs npm' >&2; \
		echo 'Without them there is the game in the terminal: make terminal' >&2; \
		exit 1; }
	@echo 'Fetching what the page is made of …'
	@cd web && npm ci --silent
	@touch $@

$(PAGE): $(MODULES)
	@echo 'Building the page …'
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(ENGINE): | $(TOOLS)
	@echo 'Compiling the engine for browsers …'
	@rm -rf web/engine && mkdir web/engine
	@$(BIN)/python native/wasm/build.py web/engine/engine.wasm
	@cp src/manueline/core/weights/*.weights web/engine
	@touch $@

$(CLUSTER): $(BASE) | $(DEV)
	@echo 'Adding Ray …'
	@$(PIP) install --requirement requirements-cluster.txt
	@rm -f $(VENV)/.cluster-*
	@touch $@

$(RESEARCH): $(BASE) | $(DEV)
	@echo 'Adding PettingZoo and OpenSpiel …'
	@$(PIP) install --requirement requirements-research.txt
	@rm -f $(VENV)/.research-*
	@touch $@

$(TOOLS): $(BASE) | $(DEV)
	@echo 'Adding clang-tidy and a compiler for WebAssembly …'
	@$(PIP) install --requirement requirements-native.txt
	@rm -f $(VENV)/.native-*
	@touch $@

$(DOCS): $(BASE) | $(DEV)
	@echo 'Adding MkDocs …'
	@$(PIP) install --requirement requirements-docs.txt
	@rm -f $(VENV)/.docs-*
	@touch $@

$(NOTEBOOK): $(BASE) | $(DEV)
	@echo 'Adding the kernel of notebooks …'
	@$(PIP) install --requirement requirements-notebook.txt
	@rm -f $(VENV)/.notebook-*
	@touch $@

$(TRAIN): $(BASE) | $(RESEARCH)
	@echo 'Adding torch …'
	@$(PIP) install --requirement requirements-train.txt
	@rm -f $(VENV)/.train-*
	@touch $@
