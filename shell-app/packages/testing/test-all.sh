#!/usr/bin/env bash
# Runs every test suite, then prints the counts of each and of all. A suite that fails does not keep the others from running.
set -uo pipefail
cd "$(dirname "$0")/../../.."

logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
failed_suites=()

suite() {
  local name=$1 began=$SECONDS
  shift
  printf '\n== %s, from %s\n' "$name" "$(date +%T)"
  "$@" 2>&1 | tee "$logs/$name.log" || failed_suites+=("$name")
  printf '== %s took %d s\n' "$name" $((SECONDS - began))
}

suite rust bash -c 'cd backend && cargo test --workspace --exclude haul-component --no-fail-fast'
suite front-ends npm test
# Each on one database, half and half; `make e2e` runs all of them on both.
suite journeys npm run e2e:once
# About a minute: some requests to every operation as every caller; `make schemathesis` sends them all.
suite fuzz node openapi/fuzz/run.mjs --short

# cargo: "test result: ok. 12 passed; 0 failed; …"; vitest: "Tests  3 failed | 41 passed (44)" with colours left out.
count() {
  sed 's/\x1b\[[0-9;]*m//g' "$logs"/*.log | awk -v word="$1" '
    /^test result:/ || /^ *Tests +/ {
      for (i = 2; i <= NF; i++) if ($i ~ "^" word) total += $(i - 1)
    }
    END { print total + 0 }'
}

echo
for log in "$logs"/*.log; do
  printf '%-12s %s\n' "$(basename "$log" .log)" "$(sed 's/\x1b\[[0-9;]*m//g' "$log" | grep -E '^test result:|^ *Tests +' | tr -s ' ' | paste -sd';' | cut -c1-200)"
done
passed=$(count passed)
failed=$(count failed)
# What failed, and why, once more at the end: who reads a long log reads its tail.
for name in ${failed_suites[@]+"${failed_suites[@]}"}; do
  printf 'failed suite: %s\n' "$name"
  sed 's/\x1b\[[0-9;]*m//g' "$logs/$name.log" | awk '
    /Failed (Tests|Suites) [0-9]/ || /^failures:$/ { on = 1 }
    /^ *Test Files / || /^test result:/ { on = 0 }
    / FAIL / || /^---- .* stdout ----$/ { lines = 0 }
    on && lines++ < 40'
done
echo "$passed passed, $failed failed"
[ ${#failed_suites[@]} -eq 0 ] && [ "$passed" -gt 0 ]
