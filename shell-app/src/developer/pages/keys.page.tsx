import { Link } from "@haul/platform";
import { Anchor, Code, Group, Stack, Text } from "@haul/ui/core";
import { EmptyState } from "@haul/ui/data";
import { IconKey, IconLock } from "@haul/ui/icons";
import { ApiKeyList } from "../../admin/api-keys/api-key-list";
import { Article, DeveloperLayout } from "../layout/developer-layout";
import { Readers } from "../parts/readers";

/** The company's keys for those who may see them, and for everybody else how to get one. */
export default function KeysPage() {
  return (
    <DeveloperLayout>
      <Article
        title="API keys"
        lead={
          <>
            A key lets a program call the API for one company, with the permissions that were chosen for it. Send it as{" "}
            <Code>Authorization: Bearer haul_…</Code>. Give every program its own key, so that one can be revoked
            without stopping the others.
          </>
        }
      >
        <Keys />
      </Article>
    </DeveloperLayout>
  );
}

function Keys() {
  return (
    <Readers permission="api_keys:read" icon={IconKey} what="keys" refusal={<AskAnAdmin />}>
      <Stack gap="md">
        <ApiKeyList
          head={(create) => (
            <Group justify="space-between">
              <Text size="sm" c="dimmed">
                The same keys as under Admin, API keys.
              </Text>
              {create}
            </Group>
          )}
        />
      </Stack>
    </Readers>
  );
}

function AskAnAdmin() {
  return (
    <EmptyState icon={IconLock} title="An Admin creates keys">
      Ask an Admin of your company for a key, and say which permissions your program needs: the{" "}
      <Anchor component={Link} to="/developer/reference" underline="always">
        reference
      </Anchor>{" "}
      names them for each operation. To see this list yourself, you need the permission <Code>api_keys:read</Code>.
    </EmptyState>
  );
}
