import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** Runs a command of npm's in a folder and answers what it printed; a failure brings along what it said. */
export async function npm(folder: string, ...command: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)("npm", command, { cwd: folder, env: ENVIRONMENT });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`npm ${command.join(" ")} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/** As in a terminal: neither the test runner's mode nor the settings of the npm that started it. */
const ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$|VITEST)/.test(name)),
);
