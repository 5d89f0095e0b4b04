import { defineShell } from "@haul/build";

export default defineShell({ folder: import.meta.dirname, port: 4100 });
