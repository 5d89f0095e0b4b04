import { useEffect, useMemo, useState } from "react";
import { useFormats, useTranslation } from "@haul/platform/i18n";
import type { components } from "@haul/api";
import { prepare, type Picture } from "@haul/platform/phone";
import { Alert, Button, Group, Paper, Stack, Text, Title } from "@haul/ui/core";
import { Checkbox, FileButton } from "@haul/ui/forms";
import { IconAlertTriangle, IconCamera } from "@haul/ui/icons";
import type { Item } from "./outbox";
import type { DriverTrip, TripStop } from "./public.queries";
import { momentNow, type Take } from "./use-trip";
import classes from "../tracking.module.css";

type Kind = components["schemas"]["DriverDocumentKind"];

const KINDS = [
  "bill_of_lading",
  "proof_of_delivery",
  "lumper_receipt",
  "scale_ticket",
  "photo",
] as const satisfies readonly Kind[];
const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);
/** The server takes no more. */
const MAX_BYTES = 10 * 1024 * 1024;

interface Props {
  trip: DriverTrip;
  items: readonly Item[];
  /** Where the truck is or goes next: what the papers are about. */
  stop: TripStop | undefined;
  report: Take;
}

/** The trip's papers, by camera. */
export function TripPapers({ trip, items, stop, report }: Props) {
  const { t } = useTranslation();
  const { ownTime } = useFormats();
  const [taken, setTaken] = useState<{ kind: Kind; picture: Picture; name: string }>();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  const take = async (kind: Kind, file: File | null) => {
    if (!file) return;
    setIsPreparing(true);
    const picture = await prepare(file).finally(() => setIsPreparing(false));
    setIsTooLarge(picture.file.size > MAX_BYTES);
    setTaken(picture.file.size > MAX_BYTES ? undefined : { kind, picture, name: nameOf(kind, picture.file) });
  };
  const send = async (isSigned: boolean | undefined) => {
    if (!taken) return;
    const about = stop ? { stop_id: stop.id } : {};
    const signed = isSigned === undefined ? {} : { is_signed: isSigned };
    const body = { kind: taken.kind, file_name: taken.name, occurred_at: momentNow(), ...about, ...signed };
    setTaken(undefined);
    await report({ verb: "document", body, file: taken.picture.file });
  };
  const waiting = items.flatMap((item) => (item.verb === "document" && !item.refused ? [item] : []));
  if (!trip.allowed_actions.includes("add_document")) return null;
  return (
    <Paper withBorder p="md" component="section" aria-label={t("papers.title")}>
      <Stack gap="xs">
        <Title order={2} size="h3">
          {taken ? t(`papers.kind.${taken.kind}`) : t("papers.title")}
        </Title>
        {trip.documents.map(({ id, kind, added_at }) => (
          <Text key={id}>
            {isKind(kind) ? t(`papers.kind.${kind}`) : kind}: {t("papers.sent", { time: ownTime(added_at) })}
          </Text>
        ))}
        {waiting.map(({ key, body }) => (
          <Text key={key} c="dimmed">
            {t(`papers.kind.${body.kind}`)}: {t("papers.waiting")}
          </Text>
        ))}
        {isTooLarge && (
          <Alert color="red" role="alert">
            {t("papers.tooLarge")}
          </Alert>
        )}
        {taken ? (
          <Check
            {...taken}
            isPreparing={isPreparing}
            onTake={(file) => void take(taken.kind, file)}
            onSend={(isSigned) => void send(isSigned)}
            onCancel={() => setTaken(undefined)}
          />
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {t("papers.lead")}
            </Text>
            {KINDS.map((kind) => (
              <Camera
                key={kind}
                label={t(`papers.take.${kind}`)}
                isPreparing={isPreparing}
                onTake={(file) => void take(kind, file)}
              />
            ))}
          </>
        )}
      </Stack>
    </Paper>
  );
}

interface CameraProps {
  label: string;
  isMain?: boolean;
  /** A picture that was taken is made smaller: nothing else is done until it shows. */
  isPreparing: boolean;
  onTake: (file: File | null) => void;
}

/** Opens the phone's camera. */
function Camera({ label, isMain = false, isPreparing, onTake }: CameraProps) {
  return (
    <FileButton
      accept="image/jpeg,image/png,image/heic,application/pdf"
      capture="environment"
      disabled={isPreparing}
      inputProps={{ "aria-label": label }}
      onChange={onTake}
    >
      {(button) => (
        <Button
          {...button}
          disabled={isPreparing}
          size="md"
          h="2.75rem"
          variant={isMain ? "filled" : "default"}
          leftSection={<IconCamera size={18} aria-hidden />}
        >
          {label}
        </Button>
      )}
    </FileButton>
  );
}

interface CheckProps {
  kind: Kind;
  picture: Picture;
  /** Another picture takes this one's place in a moment. */
  isPreparing: boolean;
  onTake: (file: File | null) => void;
  onSend: (isSigned: boolean | undefined) => void;
  onCancel: () => void;
}

/** The picture before it is sent: a paper that nobody can read is asked for again days later. */
function Check({ kind, picture, isPreparing, onTake, onSend, onCancel }: CheckProps) {
  const { t } = useTranslation();
  const [isSigned, setIsSigned] = useState(false);
  const asksSigned = kind === "proof_of_delivery" || kind === "bill_of_lading";
  const isPicture = picture.file.type.startsWith("image/");
  const url = useMemo(() => (isPicture ? URL.createObjectURL(picture.file) : undefined), [isPicture, picture.file]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  const retake = (
    <Camera label={t("papers.retake")} isMain={picture.isBlurred} isPreparing={isPreparing} onTake={onTake} />
  );
  const send = (
    <Button
      size="md"
      h="2.75rem"
      variant={picture.isBlurred ? "default" : "filled"}
      disabled={isPreparing}
      onClick={() => onSend(asksSigned ? isSigned : undefined)}
    >
      {picture.isBlurred ? t("papers.sendAnyway") : t("papers.send")}
    </Button>
  );
  return (
    <>
      {url && <img className={classes.picture} src={url} alt={t("papers.preview")} />}
      {picture.isBlurred ? (
        <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} role="alert">
          {t("papers.blurry")}
        </Alert>
      ) : (
        <Text>{t("papers.check")}</Text>
      )}
      {asksSigned && (
        <Checkbox
          size="md"
          label={t("papers.signed")}
          checked={isSigned}
          onChange={(event) => setIsSigned(event.currentTarget.checked)}
        />
      )}
      {/* What is best done now is at the end, as in the forms. */}
      <Group gap="xs" grow>
        {picture.isBlurred ? send : retake}
        {picture.isBlurred ? retake : send}
      </Group>
      <Button size="md" h="2.75rem" variant="subtle" disabled={isPreparing} onClick={onCancel}>
        {t("report.cancel")}
      </Button>
    </>
  );
}

const ENDINGS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/heic": "heic",
  "application/pdf": "pdf",
};

const nameOf = (kind: Kind, file: Blob) => `${kind.replaceAll("_", "-")}.${ENDINGS[file.type] ?? "jpg"}`;
