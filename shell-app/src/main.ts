import { cspNonce } from "@haul/ui/core";
import { start } from "./start";
import "./provide";

__webpack_nonce__ = cspNonce();

const root = document.getElementById("root");
if (root) void start(root);
