import { useEffect, useEffectEvent, useState } from "react";
import { toApiError, useQueryClient } from "@haul/platform";
import { useForm, type FormOptions, type FormState } from "@haul/ui/forms";

/** Saves on the version that the form works on. */
export type Saving = <Saved>(save: (version: number) => Promise<Saved>) => Promise<Saved>;

/**
 * The version that a form was opened with, or saved last. Live updates bring others' changes into the page while a
 * person types: those were not seen yet.
 * When someone else saved first, the form says so and keeps what was typed; saving again is deliberate and goes on top.
 */
export function useOpenedVersion(live: number): Saving {
  return useVersion(live).saving;
}

function useVersion(live: number) {
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState(live);
  const [isBehind, setIsBehind] = useState(false);
  const open = (version: number) => {
    setOpened(version);
    setIsBehind(false);
  };
  const saving: Saving = async (save) => {
    const version = isBehind ? live : opened;
    try {
      const saved = await save(version);
      if (isVersioned(saved)) open(saved.version);
      return saved;
    } catch (error) {
      if (toApiError(error).code === "version_stale") {
        setIsBehind(true);
        // No live update brought the newer version, which saving again goes on top of.
        if (live === version) await queryClient.invalidateQueries();
      }
      throw error;
    }
  };
  return { opened, open, saving };
}

interface Versioned {
  readonly version: number;
}

const isVersioned = (saved: unknown): saved is Versioned =>
  typeof saved === "object" && saved !== null && "version" in saved && typeof saved.version === "number";

/**
 * A form of something that stays open after it is saved. It shows what others save for as long as nothing is typed;
 * then it behaves as with `useOpenedVersion`.
 */
export function useLiveForm<Live extends Versioned, Values extends Record<string, unknown>>(
  live: Live,
  valuesOf: (live: Live) => Values,
  rules: Omit<FormOptions<Values>, "initialValues"> = {},
): { form: FormState<Values>; saving: (save: (version: number) => Promise<Live>) => Promise<void> } {
  const { opened, open, saving } = useVersion(live.version);
  const form = useForm<Values>({ ...rules, initialValues: valuesOf(live) });
  const show = (one: Live) => {
    const values = valuesOf(one);
    form.setValues(values);
    form.resetDirty(values);
    open(one.version);
  };
  const follow = useEffectEvent(() => {
    if (live.version !== opened && !form.isDirty()) show(live);
  });
  useEffect(() => follow(), [live.version]);
  const typed = () => JSON.stringify(form.getValues());
  return {
    form,
    saving: async (save) => {
      const sent = typed();
      const saved = await saving(save);
      if (typed() === sent) show(saved);
      // What was changed while it was saved is still to be saved.
      else form.resetDirty(valuesOf(saved));
    },
  };
}
