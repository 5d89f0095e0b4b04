# `make` alone explains the targets. Two are enough to begin with: `make run` and `make test`.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# Build caches live outside the checkout, so that a second clone starts warm. Cargo goes by the time of the sources and
# would take another clone's crates for this one's: the target `cache` makes ours new when the clone has changed.
HAUL_CACHE ?= $(HOME)/.cache/haul
export CARGO_TARGET_DIR ?= $(HAUL_CACHE)/target
export CARGO_TERM_COLOR ?= auto

DATA ?= data
WEB := $(DATA)/web
LISTEN ?= 127.0.0.1:8080
# Without make's jobs, of which cargo would ask for shares that only recursive makes get.
CARGO := cd backend && env -u MAKEFLAGS cargo
XTASK := $(CARGO) xtask
HAUL := $(CARGO_TARGET_DIR)/debug/haul
COMPONENT := $(CARGO_TARGET_DIR)/wasm32-wasip2/debug/haul_component.wasm

.PHONY: help
help: ## Explain the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: cache
cache:
	@mkdir -p $(CARGO_TARGET_DIR)
	@if [ "$$(cat $(CARGO_TARGET_DIR)/clone 2>/dev/null)" != "$(CURDIR)" ]; then \
	  find backend -name '*.rs' -exec touch {} + && echo "$(CURDIR)" > $(CARGO_TARGET_DIR)/clone; \
	fi

.PHONY: setup
setup: cache ## Install what is missing on this machine, and say so
	@echo "== 1/5 setup: programs, the target of the component"
	@$(XTASK) setup

node_modules/.package-lock.json: package-lock.json
	@# Not `npm ci`: it insists on optional packages of other platforms, which not every registry has. The lock file decides all the same.
	npm install --no-save --ignore-scripts
	@touch $@

.PHONY: run
run: build ## Build everything and start it with demo data; ends with one address
	@echo "== 5/5 start: demo data, and one address at the end"
	@node shell-app/packages/testing/run.mjs --haul $(HAUL) --component $(COMPONENT) --data $(DATA) --listen $(LISTEN)

.PHONY: build
build: ## Build the component, the host and the front-ends
	@# The front-ends beside the rest: cargo leaves a core idle at the end of each step, and npm waits for the network.
	@$(MAKE) --no-print-directory -j2 setup component host front-ends

.PHONY: component
component: cache | setup
	@echo "== 2/5 component: the product for wasm32-wasip2 (about 4 minutes when nothing is cached)"
	@$(XTASK) component

.PHONY: host
host: cache | component
	@echo "== 3/5 host: the server and its capabilities (about 10 minutes when nothing is cached)"
	@$(CARGO) build --workspace --exclude haul-component --bin haul --bin haul-parser

.PHONY: front-ends
front-ends: $(DATA)/web-built

# Folders too, whose times tell of removed files.
FRONT_ENDS := $(shell find openapi shell-app mfe-* package.json \( -name node_modules -o -name dist \) -prune -o -print)

$(DATA)/web-built: node_modules/.package-lock.json $(FRONT_ENDS)
	@echo "== 4/5 front-ends: the shell and what it loads (about a minute when nothing is cached)"
	@npm run build
	@npm run publish -- --to $(WEB)
	@touch $@

.PHONY: gen
gen: cache node_modules/.package-lock.json ## Write the API document and the typed client anew
	@cd backend && HAUL_WRITE_DOCUMENT=1 cargo test --workspace --exclude haul-component --test it base::document::
	@npm run gen

.PHONY: check
check: cache node_modules/.package-lock.json ## Formatting, lints, types, dependency rules, import directions
	@$(XTASK) setup --checks
	@cd backend && cargo fmt --all --check
	@cd backend && cargo clippy --workspace --all-targets --quiet -- -D warnings
	@cd backend && cargo deny --offline check bans licenses sources
	@$(XTASK) tidy
	@npm run check

.PHONY: test
test: ## Run every test and print the counts
	@$(MAKE) --no-print-directory -j2 setup component front-ends
	@shell-app/packages/testing/test-all.sh

.PHONY: e2e
e2e: build ## Run the journeys in a real browser only
	@npm run e2e

.PHONY: schemathesis
schemathesis: build ## Send generated requests to every operation as every caller (about 15 minutes)
	@node openapi/fuzz/run.mjs

.PHONY: api-check
api-check: build ## Let linters and generators read the API document, and tell a story with what they generate
	@node openapi/check/run.mjs

.PHONY: bench
bench: setup front-ends ## Measure the figures of the benchmark programs
	@cd backend && cargo run --release --package haul-bench --

.PHONY: fuzz
fuzz: cache ## Feed both sides of the component's boundary with hostile buffers, each for a minute
	@command -v cargo-fuzz > /dev/null || (echo "fuzz: installing cargo-fuzz" && cargo install --quiet --locked cargo-fuzz)
	@$(CARGO) fuzz run --sanitizer none rows -- -max_total_time=60
	@$(CARGO) fuzz run --sanitizer none parameters -- -max_total_time=60

.PHONY: reset
reset: ## Empty the data folder
	rm -rf $(DATA)

.PHONY: clean
clean: ## Remove what was built, but not the data
	rm -rf $(CARGO_TARGET_DIR) $(DATA)/web-built mfe-*/dist shell-app/dist node_modules
