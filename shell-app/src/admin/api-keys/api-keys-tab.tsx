import { PageHeader, TabRow } from "@haul/ui/data";
import { API_KEY } from "../../words";
import { AdminTabs } from "../admin-tabs";
import { ApiKeyList } from "./api-key-list";

/** Keys with which other programs call the API for the company. */
export function ApiKeysTab() {
  return (
    <ApiKeyList
      head={(create) => (
        <>
          <PageHeader
            title={API_KEY.heading}
            isTight="tabs"
            description="For other programs that use your data. Each key has its own permissions and can be revoked."
            action={create}
          />
          <TabRow>
            <AdminTabs active="keys" />
          </TabRow>
        </>
      )}
    />
  );
}
