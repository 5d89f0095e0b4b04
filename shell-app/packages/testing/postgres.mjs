/** A throw-away PostgreSQL cluster from the system's binaries, for journeys. It is gone when its process ends. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const DEBIAN = "/usr/lib/postgresql";

/** Ends with its standard input, however the test process ended. Durability is off: the data is not kept. */
const CLUSTER = `
trap '' INT TERM
folder=$(mktemp -d "\${TMPDIR:-/tmp}/haul-pg-XXXXXX")
cleanup() { "$1/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1; rm -rf "$folder"; }
{
  "$1/initdb" -D "$folder/data" --username=postgres --auth=trust --no-sync --encoding=UTF8 --locale=C.UTF-8 &&
  "$1/pg_ctl" -D "$folder/data" -w start -l "$folder/log" -o "-c listen_addresses='' -c unix_socket_directories='$folder' -c fsync=off -c synchronous_commit=off -c full_page_writes=off" &&
  "$1/createdb" -h "$folder" -U postgres haul
} >"$folder/start" 2>&1 </dev/null || { cat "$folder/start" "$folder/log" >&2; cleanup "$1"; exit 1; }
echo "ready $folder"
cat >/dev/null
cleanup "$1"
`;

/** Starts a cluster with an empty database and tells its URL. */
export async function startPostgres() {
  const script = ["sh", "-c", CLUSTER, "cluster", binaries()];
  // PostgreSQL refuses to run as root.
  const [program, ...args] = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...script] : script;
  const child = spawn(program, args, { cwd: "/", stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const folder = await Promise.race([
    firstLine(child.stdout),
    ended.then(() => {
      throw new Error("PostgreSQL did not start; see the messages above.");
    }),
  ]);
  return {
    url: `postgres://postgres@/haul?host=${encodeURIComponent(folder)}`,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}

async function firstLine(stream) {
  for await (const line of createInterface({ input: stream })) {
    if (line.startsWith("ready ")) return line.slice("ready ".length);
  }
  throw new Error("PostgreSQL did not start; see the messages above.");
}

function binaries() {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).filter((name) => existsSync(join(DEBIAN, name, "bin/initdb")))
    : [];
  const newest = versions.sort((one, other) => Number(other) - Number(one))[0];
  if (!newest) throw new Error("PostgreSQL is not installed: run `make setup`.");
  return join(DEBIAN, newest, "bin");
}
