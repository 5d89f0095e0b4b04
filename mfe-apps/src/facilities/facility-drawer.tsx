import { useState } from "react";
import * as z from "zod/mini";
import { useApiMutation, useApiQuery, useCan, type ApiData, type ApiInit } from "@haul/platform";
import { Button, confirm, toast } from "@haul/ui/core";
import { DescriptionList, QueryStates, RecordDrawer } from "@haul/ui/data";
import { Form, FormActions, FormField, FormRow, useForm } from "@haul/ui/forms";
import { formatPhone } from "@haul/ui/freight";
import { timeZoneOptions } from "./time-zones";

type Facility = ApiData<"/api/facilities/{facility_id}", "get">;
type FacilityUpdate = NonNullable<ApiInit<"/api/facilities/{facility_id}", "patch">["body"]>;

const STALE = ["/api/facilities", "/api/facilities/{facility_id}", "/api/loads", "/api/loads/{load_id}"] as const;

/** A facility beside the loads: where it is, its zone and hours, what drivers must know. */
export function FacilityDrawer({ facilityId, onClose }: { facilityId: string; onClose: () => void }) {
  const facility = useApiQuery("/api/facilities/{facility_id}", { params: { path: { facility_id: facilityId } } });
  const mayWrite = useCan("facilities:write");
  const [isEditing, setIsEditing] = useState(false);
  return (
    <RecordDrawer
      isOpen
      onClose={onClose}
      title={facility.data?.name ?? "Facility"}
      actions={
        facility.data &&
        mayWrite &&
        !isEditing && <FacilityActions facility={facility.data} onEdit={() => setIsEditing(true)} />
      }
    >
      <QueryStates query={facility}>
        {(data) =>
          isEditing ? (
            <FacilityForm facility={data} onDone={() => setIsEditing(false)} />
          ) : (
            <FacilityFacts facility={data} />
          )
        }
      </QueryStates>
    </RecordDrawer>
  );
}

function FacilityFacts({ facility }: { facility: Facility }) {
  const { address } = facility;
  return (
    <DescriptionList
      items={[
        { label: "Address", value: `${address.line1}, ${address.city}, ${address.state} ${address.postal_code}` },
        {
          label: "Time zone",
          value: timeZoneOptions.find(({ value }) => value === facility.time_zone)?.label ?? facility.time_zone,
        },
        { label: "Phone", value: facility.phone && formatPhone(facility.phone) },
        { label: "Hours", value: facility.hours },
        { label: "Instructions", value: facility.instructions },
      ]}
    />
  );
}

function FacilityActions({ facility, onEdit }: { facility: Facility; onEdit: () => void }) {
  const archive = useApiMutation("post", "/api/facilities/{facility_id}/archive", { invalidates: STALE });
  const restore = useApiMutation("post", "/api/facilities/{facility_id}/restore", { invalidates: STALE });
  const params = { path: { facility_id: facility.id } };
  const failed = { onError: (error: unknown) => toast.error(error) };
  const putAway = async () => {
    const agreed = await confirm({
      title: `Archive ${facility.name}?`,
      body: "It is no longer offered for new stops; its history stays. It can be restored.",
      action: "Archive",
    });
    if (agreed) archive.mutate({ params }, failed);
  };
  return (
    <>
      <Button size="xs" onClick={onEdit}>
        Edit
      </Button>
      {facility.archived_at ? (
        <Button size="xs" variant="default" onClick={() => restore.mutate({ params }, failed)}>
          Restore
        </Button>
      ) : (
        <Button size="xs" variant="default" onClick={() => void putAway()}>
          Archive
        </Button>
      )}
    </>
  );
}

const schema = z.object({ name: z.string().check(z.minLength(1, "Enter the facility's name")) });

function FacilityForm({ facility, onDone }: { facility: Facility; onDone: () => void }) {
  const update = useApiMutation("patch", "/api/facilities/{facility_id}", { invalidates: STALE });
  const form = useForm({
    initialValues: {
      name: facility.name,
      address: { ...facility.address, state: facility.address.state },
      time_zone: facility.time_zone,
      phone: facility.phone ?? "",
      hours: facility.hours ?? "",
      instructions: facility.instructions ?? "",
    },
    schema,
  });

  const save = async (values: typeof form.values) => {
    const cleared = (value: string) => (value === "" ? null : value);
    const body = {
      ...values,
      version: facility.version,
      phone: cleared(values.phone),
      hours: cleared(values.hours),
      instructions: cleared(values.instructions),
    } as FacilityUpdate;
    await update.mutateAsync({ params: { path: { facility_id: facility.id } }, body });
    toast.success(`${values.name} is saved.`);
    onDone();
  };

  return (
    <Form form={form} onSubmit={save}>
      <FormField name="name" label="Name" required autoFocus />
      <FormField name="address.line1" label="Street" required />
      <FormRow>
        <FormField name="address.city" label="City" required />
        <FormField name="address.state" type="state" label="State" required />
        <FormField name="address.postal_code" label="ZIP" required />
      </FormRow>
      <FormRow>
        <FormField name="time_zone" type="select" label="Time zone" options={timeZoneOptions} required />
        <FormField name="phone" type="phone" label="Phone" />
        <FormField name="hours" label="Hours" placeholder="Mon–Fri 06:00–15:00" />
      </FormRow>
      <FormField name="instructions" type="textarea" label="Instructions for drivers" />
      <FormActions submitLabel="Save facility" onCancel={onDone} />
    </Form>
  );
}
