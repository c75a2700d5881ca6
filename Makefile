# Both commands of the README, `make play` and `make test`, set up everything they need in .venv.
PYTHON ?= python3
BIN := .venv/bin
COMPILE = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-emit-find-links --custom-compile-command "make lock"
# The machine's Node.js, or the one that .venv gets where the machine has none that is new enough.
NPM = PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
CLIENT := src/nde/web/client/static/index.html
CLIENT_SOURCE := $(shell find web/src web/public -type f) $(wildcard web/index.html web/*.config.* web/tsconfig.json)

# Tests start hundreds of processes: where nothing compiled may be kept, each would compile all it imports.
unexport PYTHONDONTWRITEBYTECODE

# What does not wait for each other runs side by side; its output stays together where make can do that.
SIDE_BY_SIDE = $(MAKE) --no-print-directory -j 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

.PHONY: play test proof lint lint-python lint-web test-web test-python test-browser format bench mutants lock docs pictures clean client node

play: .venv/play.stamp client
	@$(BIN)/nde serve --lan --open

# Plays in the browser wait more than they work: they run beside the other tests, which step back for them.
test: node
	@$(SIDE_BY_SIDE) test-web lint-python lint-web
	@$(MAKE) --no-print-directory -j 2 test-python test-browser

test-python: .venv/dev.stamp client
	nice $(BIN)/pytest -q -n 2 --dist loadfile --no-loadscope-reorder

test-browser: .venv/dev.stamp client
	chromium="$$($(BIN)/python -m tests.browser)" && CHROMIUM="$$chromium" $(NPM) run e2e

# The same tests with everything that is drawn at random drawn whole: more games, fights, kills and examples.
proof: .venv/dev.stamp client
	NDE_PROOF=1 $(BIN)/pytest -q -n 2 --dist loadfile --no-loadscope-reorder -o timeout=1800

lint: lint-python lint-web

lint-python: .venv/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python -m tests.check_coverage

lint-web: .venv/dev.stamp .venv/web.stamp
	$(NPM) run types -- --check
	$(NPM) run check
	$(NPM) run lint
	$(NPM) run unused

test-web: client
	$(NPM) run test
	$(NPM) run size

format: .venv/dev.stamp .venv/web.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

bench: .venv/dev.stamp
	$(BIN)/python -m bench

# Would the tests notice if the source said something else?  Each change is followed by the tests that run its
# line; it takes long, and goes on where it was stopped.
mutants: .venv/dev.stamp
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/mutants.txt
	$(BIN)/python -m bench.mutants

# The pages of docs/ and the project's other ones as a site, in dist/site; every link is checked.
docs: .venv/dev.stamp
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/docs.txt
	NO_MKDOCS_2_WARNING=1 $(BIN)/python -m mkdocs build --quiet --strict

# The pictures of README and docs, in light and dark, taken of a server with people at it.
pictures: .venv/dev.stamp client
	chromium="$$($(BIN)/python -m tests.browser)" && CHROMIUM="$$chromium" $(NPM) run pictures

# The lock files name no registry: whoever installs uses the registry they have set up.
lock: .venv/dev.stamp
	$(BIN)/pip install --quiet uv
	$(COMPILE) --extra dev pyproject.toml -o requirements/dev.txt
	$(COMPILE) --constraint requirements/dev.txt --extra server --extra paper --extra terminal pyproject.toml -o requirements/play.txt
	$(COMPILE) --constraint requirements/dev.txt --extra cluster --extra paper --extra terminal pyproject.toml -o requirements/cluster.txt
	$(COMPILE) --constraint requirements/dev.txt --extra fast --extra sweep pyproject.toml -o requirements/lab.txt
	$(COMPILE) --constraint requirements/dev.txt requirements/build.in -o requirements/build.txt
	$(COMPILE) --constraint requirements/dev.txt requirements/mutants.in -o requirements/mutants.txt
	$(COMPILE) --constraint requirements/dev.txt requirements/docs.in -o requirements/docs.txt
	$(COMPILE) requirements/node.in -o requirements/node.txt

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "nde: Python 3.11 or newer is needed; install it, or name it: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get update -q && apt-get install -qy python3-venv; } || { echo "nde: Python's venv module is missing; install it first, on Debian: sudo apt-get install python3-venv" >&2; exit 1; }
	$(PYTHON) -m venv .venv

.venv/play.stamp: .venv/bin/python requirements/play.txt requirements/build.txt pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt -r requirements/build.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev.stamp: .venv/bin/python requirements/dev.txt pyproject.toml
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

client: $(CLIENT)

$(CLIENT): $(CLIENT_SOURCE) .venv/web.stamp
	$(NPM) run build --silent -- --logLevel warn

.venv/web.stamp: web/package.json web/package-lock.json | node
	$(NPM) ci
	@touch $@

node: .venv/bin/python
	@PATH="$(CURDIR)/$(BIN):$$PATH"; { npm --version && node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)'; } >/dev/null 2>&1 || $(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/node.txt

clean:
	rm -rf web/node_modules $(dir $(CLIENT))
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis
