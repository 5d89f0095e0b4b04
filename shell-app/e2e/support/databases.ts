import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const DATABASES = ["sqlite", "postgresql"] as const;
export type Database = (typeof DATABASES)[number];

const FOLDER = path.resolve(import.meta.dirname, "..");

/**
 * The journeys that `make test` runs on a database: those whose first line says `// @database` and its name. What
 * concerns the database most is on PostgreSQL, as far as both halves take equally long.
 */
export function journeysOn(database: Database): string[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".e2e.ts"));
  return files.filter((name) => databaseOf(name) === database);
}

function databaseOf(file: string): Database {
  const name = /^\/\/ @database (\w+)\n/.exec(readFileSync(path.join(FOLDER, file), "utf8"))?.[1];
  const database = DATABASES.find((one) => one === name);
  if (!database)
    throw new Error(
      `${file} does not say where \`make test\` runs it: begin it with \`// @database sqlite\` or \`// @database postgresql\`.`,
    );
  return database;
}
