import { defineRemote } from "@haul/build";

export default defineRemote({ folder: import.meta.dirname, id: "fleetowner", port: 4104 });
