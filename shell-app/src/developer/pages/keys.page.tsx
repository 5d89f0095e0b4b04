import { Link, loginPath, useAccess, useCan } from "@haul/platform";
import { Anchor, Button, Code, Group, Stack, Text } from "@haul/ui/core";
import { EmptyState, LoadingState } from "@haul/ui/data";
import { IconKey, IconLock } from "@haul/ui/icons";
import { ApiKeyList } from "../../admin/api-keys/api-key-list";
import { Article, DeveloperLayout } from "../layout/developer-layout";

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
  const access = useAccess();
  const canRead = useCan("api_keys:read");
  if (access.kind === "looking_up") return <LoadingState />;
  if (access.kind === "anonymous") return <SignIn />;
  if (!canRead) return <AskAnAdmin />;
  return (
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
  );
}

function SignIn() {
  return (
    <EmptyState
      icon={IconKey}
      title="Sign in to see your company's keys"
      action={
        <Button component={Link} to={loginPath("/developer/keys")}>
          Sign in
        </Button>
      }
    >
      No account yet?{" "}
      <Anchor component={Link} to="/auth/register" underline="always">
        Register your company
      </Anchor>
      .
    </EmptyState>
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
