import * as z from "zod/mini";
import { Link, useApiMutation, useApiQuery, usePageTitle, type ApiData } from "@haul/platform";
import { useLiveForm } from "@haul/platform/lists";
import { Button, Email, Group, Stack, toast } from "@haul/ui/core";
import { DescriptionList, PageHeader, Panel, QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField } from "@haul/ui/forms";
import { RelativeTime, words } from "@haul/ui/freight";
import { OwnSessions } from "../sessions/own-sessions";
import classes from "./pages.module.css";

type Profile = ApiData<"/api/profile", "get">;

/** The signed-in person: what the company knows of them, and what they may change themselves. */
export default function ProfilePage() {
  usePageTitle("Profile");
  const query = useApiQuery("/api/profile");
  return (
    <div className={classes.narrow}>
      <PageHeader
        title="Profile"
        description="Your account, and how your colleagues reach you."
        action={
          <Group gap="xs">
            <Button component={Link} to="/pages/notices" variant="default">
              Notice settings
            </Button>
            <Button component={Link} to="/auth/recover-password" variant="default">
              Change password
            </Button>
          </Group>
        }
      />
      <QueryStates query={query}>
        {(profile) => (
          <Stack>
            <Panel title="Account">
              <DescriptionList
                items={[
                  { label: "Email", value: <Email address={profile.email} /> },
                  { label: "Role", value: words(profile.role.replace(/(?!^)(?=[A-Z])/g, " ")) },
                  { label: "Company", value: profile.company_name },
                  {
                    label: profile.terminals.length === 1 ? "Terminal" : "Terminals",
                    value: terminalsOf(profile),
                  },
                  { label: "Joined", value: <RelativeTime at={profile.created_at} /> },
                ]}
              />
            </Panel>
            <Panel title="You">
              <ProfileForm profile={profile} />
            </Panel>
            <OwnSessions />
          </Stack>
        )}
      </QueryStates>
    </div>
  );
}

/** Everyone but a terminal manager sees all terminals unless some are chosen. */
function terminalsOf({ terminals, role }: Profile): string | null {
  if (terminals.length === 0 && role !== "TerminalManager") return "All terminals";
  return terminals.map(({ name }) => name).join(", ");
}

const schema = z.object({ full_name: z.string().check(z.trim(), z.minLength(1, "Enter your name")) });

const valuesOf = ({ full_name, phone }: Profile) => ({ full_name, phone: phone ?? "" });

function ProfileForm({ profile }: { profile: Profile }) {
  const { form, saving } = useLiveForm(profile, valuesOf, { schema });
  const save = useApiMutation("patch", "/api/profile", { invalidates: ["/api/profile"] });
  return (
    <Form
      form={form}
      onSubmit={async ({ full_name, phone }) => {
        // An empty number takes the old one off; leaving it out would keep it.
        const changes = { full_name, phone: phone === "" ? null : phone };
        await saving((version) => save.mutateAsync({ body: { version, ...changes } }));
        toast.success("Profile saved");
      }}
    >
      <FormField name="full_name" label="Name" required />
      <FormField name="phone" type="phone" label="Phone" description="Visible to your colleagues." />
      <FormActions submitLabel="Save profile" />
    </Form>
  );
}
