import { useState } from "react";
import { useCan } from "@haul/platform";
import { useOpenedVersion } from "@haul/platform/lists";
import { Button, Group, Modal, Stack, toast } from "@haul/ui/core";
import { DescriptionList, Panel, QueryStates } from "@haul/ui/data";
import { Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { Day } from "@haul/ui/freight";
import { IconEye, IconEyeOff } from "@haul/ui/icons";
import {
  useChangeIdentity,
  useIdentity,
  useRevealIdentity,
  type DriverIdentity as Identity,
  type DriverIdentityValues,
} from "./testing.queries";

/** Birth date and SSN of a driver; nothing at all for people without the permission. */
export function DriverIdentity({ driverId, name }: { driverId: string; name: string }) {
  return useCan("driver_identity:read") ? <Section driverId={driverId} name={name} /> : null;
}

function Section({ driverId, name }: { driverId: string; name: string }) {
  const query = useIdentity(driverId);
  const mayWrite = useCan("driver_identity:write");
  const reveal = useRevealIdentity();
  // Shown here only; the answer is in no cache.
  const [shown, setShown] = useState<DriverIdentityValues | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const look = async () => {
    try {
      setShown(await reveal.mutateAsync({ params: { path: { driver_id: driverId } } }));
    } catch (error) {
      toast.error(error);
    }
  };
  const hide = () => {
    setShown(null);
    reveal.reset();
  };
  return (
    <Panel title="Birth date and SSN">
      <QueryStates query={query}>
        {(identity) => (
          <Stack gap="sm">
            <DescriptionList
              items={[
                {
                  label: "Birth date",
                  value: shown?.birth_date ? <Day on={shown.birth_date} /> : identity.has_birth_date && "On file",
                },
                { label: "SSN", value: shown?.ssn ?? (identity.ssn_last4 && `Ends in ${identity.ssn_last4}`) },
              ]}
            />
            <Group gap="xs">
              {(identity.has_birth_date || identity.ssn_last4 !== undefined) && (
                <Button
                  size="xs"
                  variant="default"
                  loading={reveal.isPending}
                  title="Every view is recorded in the audit log."
                  leftSection={shown ? <IconEyeOff size={14} aria-hidden /> : <IconEye size={14} aria-hidden />}
                  onClick={() => {
                    if (shown) hide();
                    else void look();
                  }}
                >
                  {shown ? "Hide" : "Show"}
                </Button>
              )}
              {mayWrite && (
                <Button size="xs" variant="default" onClick={() => setIsEditing(true)}>
                  Change
                </Button>
              )}
            </Group>
            {isEditing && (
              <IdentityDialog
                identity={identity}
                name={name}
                onClose={() => {
                  setIsEditing(false);
                  hide();
                }}
              />
            )}
          </Stack>
        )}
      </QueryStates>
    </Panel>
  );
}

function IdentityDialog({ identity, name, onClose }: { identity: Identity; name: string; onClose: () => void }) {
  const change = useChangeIdentity();
  const saving = useOpenedVersion(identity.version);
  const form = useForm({
    initialValues: { birth_date: null as string | null, ssn: "", removes_birth_date: false, removes_ssn: false },
  });
  const { removes_birth_date, removes_ssn } = form.values;
  const save = async (values: typeof form.values) => {
    // An empty field leaves what is on file; only null removes it.
    const body = {
      ...(values.removes_birth_date
        ? { birth_date: null }
        : values.birth_date
          ? { birth_date: values.birth_date }
          : {}),
      ...(values.removes_ssn ? { ssn: null } : values.ssn ? { ssn: values.ssn } : {}),
    };
    const params = { path: { driver_id: identity.driver_id } };
    await saving((version) => change.mutateAsync({ params, body: { ...body, version } }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Birth date and SSN of ${name}`}>
      <Form form={form} onSubmit={save} aria-label="Birth date and SSN">
        <FormField
          name="birth_date"
          type="date"
          label="Birth date"
          description={identity.has_birth_date ? "One is on file. Enter another to replace it." : ""}
          disabled={removes_birth_date}
          clearable
        />
        {identity.has_birth_date && (
          <FormField name="removes_birth_date" type="checkbox" label="Remove the birth date on file" />
        )}
        <FormField
          name="ssn"
          label="Social Security number"
          description={
            identity.ssn_last4 === undefined
              ? "Once saved, only its last four digits are shown."
              : `On file, ends in ${identity.ssn_last4}. Type a new one to replace it.`
          }
          autoComplete="off"
          maxLength={11}
          disabled={removes_ssn}
        />
        {identity.ssn_last4 !== undefined && (
          <FormField name="removes_ssn" type="checkbox" label="Remove the number on file" />
        )}
        <FormActions submitLabel="Save" onCancel={onClose} />
      </Form>
    </Modal>
  );
}
