import { type ApiData, type ApiInit, useApiMutation, useApiQuery } from "@haul/platform";

export type NoticeSettings = ApiData<"/api/notice_settings", "get">;
export type NoticeChoice = NoticeSettings["choices"][number];

type Replacement = NonNullable<ApiInit<"/api/notice_settings", "put">["body"]>;

/** The form keeps hours as the texts of its selects; empty is none. */
export interface SettingsValues extends Record<string, unknown> {
  time_zone: string;
  digest_hour: string;
  quiet_from: string;
  quiet_until: string;
  choices: NoticeChoice[];
}

export function useNoticeSettings() {
  return useApiQuery("/api/notice_settings");
}

const CHANGED = { invalidates: ["/api/notice_settings"] } as const;

export function useReplaceNoticeSettings() {
  return useApiMutation("put", "/api/notice_settings", CHANGED);
}

export function useResetNoticeSettings() {
  return useApiMutation("post", "/api/notice_settings/reset", CHANGED);
}

export function valuesOf(settings: NoticeSettings): SettingsValues {
  return {
    time_zone: settings.time_zone ?? "",
    digest_hour: String(settings.digest_hour),
    quiet_from: hourText(settings.quiet_from),
    quiet_until: hourText(settings.quiet_until),
    choices: settings.choices,
  };
}

export function bodyOf(values: SettingsValues, version: number): Replacement {
  return {
    version,
    digest_hour: Number(values.digest_hour),
    ...(values.time_zone === "" ? {} : { time_zone: values.time_zone }),
    ...(values.quiet_from === "" ? {} : { quiet_from: Number(values.quiet_from) }),
    ...(values.quiet_until === "" ? {} : { quiet_until: Number(values.quiet_until) }),
    choices: values.choices.map(({ kind, is_in_bell, mail }) => ({ kind, is_in_bell, mail })),
  };
}

/** Whether a reset would change anything. */
export function isDefault(settings: NoticeSettings): boolean {
  const usual = settings.choices.every(
    (choice) => choice.is_in_bell === choice.default_is_in_bell && choice.mail === choice.default_mail,
  );
  const hasHours = settings.time_zone !== undefined || settings.quiet_from !== undefined;
  return usual && !hasHours && settings.digest_hour === DEFAULT_DIGEST_HOUR;
}

const DEFAULT_DIGEST_HOUR = 7;

const hourText = (hour: number | undefined) => (hour === undefined ? "" : String(hour));
