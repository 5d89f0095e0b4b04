import { defineRemote } from "@haul/build";

export default defineRemote({ folder: import.meta.dirname, id: "safety", port: 4101 });
