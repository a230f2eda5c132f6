# Everything happens in .venv, which the targets build for themselves.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check

# Tests that need no coverage of the rules, and would be slow under it.
UNTRACED := tests/test_playouts.py tests/core tests/search tests/arena tests/engine

# A step of the set-up leaves a stamp whose name is the hash of all that the step depends on.
hash     = $(shell { echo '$(1)'; cat $(2); } | $(PYTHON) -c \
	'import hashlib, sys; print(hashlib.sha256(sys.stdin.buffer.read()).hexdigest()[:16])' 2>/dev/null)
BASE    := $(VENV)/.base-$(call hash,$(CURDIR) $(shell $(PYTHON) --version 2>&1),requirements.txt)
NATIVE  := $(sort $(shell find native -type f -not -name '*.pyc'))
PACKAGE := $(VENV)/.package-$(call hash,$(NATIVE),pyproject.toml requirements-build.txt $(NATIVE))
DEV     := $(VENV)/.dev-$(call hash,,requirements-dev.txt requirements-build.txt)
CLUSTER := $(VENV)/.cluster-$(call hash,,requirements-cluster.txt)

.PHONY: help play test test-all test-cluster bench references format wheel clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PACKAGE) ## play in the terminal
	@$(BIN)/manueline play

test: $(PACKAGE) $(DEV) ## check style, types, arrows and rules
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto $(addprefix --ignore=,$(UNTRACED)) --cov --cov-fail-under=98
	$(BIN)/pytest -n auto $(UNTRACED)

test-all: test ## the same, then the long runs
	$(BIN)/pytest -m long -s

test-cluster: $(PACKAGE) $(DEV) $(CLUSTER) ## play the arena on a local Ray cluster
	$(BIN)/pytest -m cluster tests/arena/test_cluster.py

bench: $(PACKAGE) $(DEV) ## run every benchmark
	@set -e; for script in $(sort $(wildcard bench/*.py)); do \
		echo "$$script"; $(BIN)/python "$$script"; \
	done

REFERENCES := build/reference/uct build/reference/alpha_beta

references: $(REFERENCES) ## compile the opponents that the search is measured against

build/reference/%: bench/reference/%.cpp $(wildcard bench/reference/*.hpp) $(filter %.hpp,$(NATIVE))
	@mkdir -p $(@D)
	$${CXX:-c++} -std=c++20 -O3 -march=native -Wall -Wextra -Inative/include $< -o $@
	@test "$$($@ < bench/reference/check.txt | grep -c '^best ')" = 2 || { \
		echo '$@ does not answer both positions of bench/reference/check.txt' >&2; rm $@; exit 1; }

format: $(PACKAGE) $(DEV) ## put the sources into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

wheel: $(BASE) ## build the wheel and try it in an empty environment
	rm -rf dist
	$(PIP) wheel --no-deps --wheel-dir dist .
	@set -e; empty=$$(mktemp -d); trap 'rm -rf "$$empty"' EXIT; \
	$(PYTHON) -m venv "$$empty"; \
	"$$empty/bin/python" -m pip --quiet --disable-pip-version-check \
		install --constraint requirements.txt dist/*.whl; \
	cd "$$empty"; bin/manueline --version; \
	bin/python -c 'from manueline.core import AzulState; print(AzulState.new().play(-6).phase)'

clean: ## remove all that make has made
	rm -rf $(VENV) build dist .coverage .coverage.* .hypothesis
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
		echo 'The native core needs a C++ compiler; on Debian and Ubuntu: apt-get install g++' >&2; \
		exit 1; }
	@echo 'Compiling the native core …'
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

$(CLUSTER): $(BASE) | $(DEV)
	@echo 'Adding Ray …'
	@$(PIP) install --requirement requirements-cluster.txt
	@rm -f $(VENV)/.cluster-*
	@touch $@
