import { defineRemote } from "@haul/build";

export default defineRemote({ folder: import.meta.dirname, id: "newremote", port: 4110 });
