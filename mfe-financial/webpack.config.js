import { defineRemote } from "@haul/build";

export default defineRemote({ folder: import.meta.dirname, id: "financial", port: 4102 });
