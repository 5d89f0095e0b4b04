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
XTASK := cd backend && cargo xtask
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
setup: cache node_modules/.package-lock.json ## Install what is missing on this machine, and say so
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
build: setup component host front-ends ## Build the component, the host and the front-ends

.PHONY: component
component: cache
	@echo "== 2/5 component: the product for wasm32-wasip2 (about 4 minutes when nothing is cached)"
	@$(XTASK) component

.PHONY: host
host: cache
	@echo "== 3/5 host: the server and its capabilities (about 10 minutes when nothing is cached)"
	@cd backend && cargo build --workspace --exclude haul-component --bins

.PHONY: front-ends
front-ends: node_modules/.package-lock.json
	@echo "== 4/5 front-ends: the shell and what it loads (about 2 minutes when nothing is cached)"
	@npm run build
	@npm run publish -- --to $(WEB)

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
test: setup component front-ends ## Run every test and print the counts
	@shell-app/packages/testing/test-all.sh

.PHONY: e2e
e2e: build ## Run the journeys in a real browser only
	@npm run e2e

.PHONY: bench
bench: setup front-ends ## Measure the figures of the benchmark programs
	@cd backend && cargo run --release --package haul-bench --

.PHONY: reset
reset: ## Empty the data folder
	rm -rf $(DATA)

.PHONY: clean
clean: ## Remove what was built, but not the data
	rm -rf $(CARGO_TARGET_DIR) mfe-*/dist shell-app/dist node_modules
