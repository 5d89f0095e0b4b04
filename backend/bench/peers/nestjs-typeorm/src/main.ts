/**
 * What most teams on Node write: NestJS on Express, and TypeORM.
 *
 *   node dist/main.js --database <postgres url> --port <port>
 *
 * It signs in as Haul does with an API key and answers one customer or a page of them.
 */
import "reflect-metadata";
import { parseArgs } from "node:util";
import { NestFactory } from "@nestjs/core";
import { AppModule } from "./app.module";

async function main(): Promise<void> {
  process.env.NODE_ENV = "production";
  const { values } = parseArgs({ options: { database: { type: "string" }, port: { type: "string" } } });
  if (!values.database || !values.port) throw new Error("Say which database and port: --database <url> --port <port>.");
  const app = await NestFactory.create(AppModule.on(values.database), { logger: ["error", "fatal"] });
  await app.listen(Number(values.port), "127.0.0.1");
}

void main();
