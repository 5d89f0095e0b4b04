import { defineRemote } from "@haul/build";

export default defineRemote({ folder: import.meta.dirname, id: "apps", port: 4103 });
