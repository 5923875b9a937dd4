# Everything is done by scripts/do.py, which also runs where there is no make: py scripts/do.py play
# Further arguments: make play ARGS="--port 9000", make test ARGS="-k setup"

PYTHON ?= $(firstword $(foreach name,python3.13 python3.12 python3.11 python3 python,$(if $(shell $(name) -c "import sys; print(sys.version_info >= (3, 11) or '')" 2>/dev/null),$(name))) python3)
DO = $(PYTHON) scripts/do.py

.DEFAULT_GOAL := help
.PHONY: help play fast test check bench web requirements clean

help:
	@echo "make play          set up what is missing and start Stolik"
	@echo "make fast          compile the engine, several times as fast (ARGS=--profiled: longer, faster still)"
	@echo "make test          all checks and all tests"
	@echo "make check         only ruff, mypy, svelte-check, eslint and prettier"
	@echo "make bench         the benchmarks"
	@echo "make web           build the web pages anew"
	@echo "make requirements  pin the newest versions of all packages"
	@echo "make clean         remove what was built, the environment too"
	@echo
	@echo "Arguments go along as ARGS, for example: make test ARGS=\"-k setup\""

play fast test check bench web requirements clean:
	@$(DO) $@ $(if $(ARGS),-- $(ARGS))
