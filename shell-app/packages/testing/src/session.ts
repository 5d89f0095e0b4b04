import type { Section, ServerSession } from "@haul/platform";
import { COMPANY_ZONE } from "./sample/ids";

/** The session of an Admin of a small carrier, to whom these sections and permissions are open. */
export function sessionWith(sections: readonly Section[], permissions: readonly string[]): ServerSession {
  return {
    status: "active",
    email: "dana.whitfield@prairieline.example",
    full_name: "Dana Whitfield",
    role: "Admin",
    user_type: "admin",
    user_id: "01930000-0000-7000-8000-000000000001",
    company: {
      id: "01930000-0000-7000-8000-000000000002",
      legal_name: "Prairie Line Transport LLC",
      dot_number: "2873641",
      is_dot_proven: false,
      time_zone: COMPANY_ZONE,
    },
    sections: [...sections],
    permissions: [...permissions],
    landing_path: "/",
  };
}
