import { useEffect, useMemo, useRef } from "react";
import { useTranslation } from "@haul/platform/i18n";
import { Alert, Button, Text } from "@haul/ui/core";
import { FileButton } from "@haul/ui/forms";
import { IconAlertTriangle, IconCamera, IconFile, IconTrash } from "@haul/ui/icons";
import classes from "./public.module.css";

/** A picture before it is sent. */
export interface Taken {
  readonly id: string;
  readonly file: Blob;
  readonly isBlurred: boolean;
}

interface PicturesProps {
  taken: readonly Taken[];
  /** The last ones are being made small. */
  isPreparing: boolean;
  onTake: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** The pictures so far, and how to add one: by the camera, or a file that is on the phone already. */
export function Pictures({ taken, isPreparing, onTake, onRemove }: PicturesProps) {
  const { t } = useTranslation();
  // A camera may call all its pictures the same, and an input that holds one takes no other by that name.
  const empty = useRef<() => void>(null);
  const take = taken.length === 0 ? t("paper.take") : t("paper.more");
  return (
    <>
      {taken.length > 0 && (
        <ol className={classes.pictures}>
          {taken.map((picture, index) => (
            <Thumb key={picture.id} picture={picture} number={index + 1} onRemove={() => onRemove(picture.id)} />
          ))}
        </ol>
      )}
      {taken.map(
        ({ id, isBlurred }, index) =>
          isBlurred && (
            <Alert key={id} color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} role="alert">
              {t("paper.blurry", { number: index + 1 })}
            </Alert>
          ),
      )}
      <FileButton
        accept="image/jpeg,image/png,image/heic"
        capture="environment"
        resetRef={empty}
        inputProps={{ "aria-label": take }}
        onChange={(file: File | null) => {
          if (file) onTake([file]);
          empty.current?.();
        }}
      >
        {(button) => (
          <Button
            {...button}
            size="md"
            h="2.75rem"
            variant={taken.length === 0 ? "filled" : "default"}
            loading={isPreparing}
            leftSection={<IconCamera size={18} aria-hidden />}
          >
            {take}
          </Button>
        )}
      </FileButton>
      {taken.length > 0 && <Text size="sm">{t("paper.moreHelp")}</Text>}
      <FileButton
        accept="image/jpeg,image/png,image/heic,image/tiff,application/pdf"
        multiple
        inputProps={{ "aria-label": t("paper.choose") }}
        onChange={(files: File[]) => onTake(files)}
      >
        {(button) => (
          <Button {...button} size="md" h="2.75rem" variant="subtle" leftSection={<IconFile size={18} aria-hidden />}>
            {t("paper.choose")}
          </Button>
        )}
      </FileButton>
    </>
  );
}

interface ThumbProps {
  picture: Taken;
  number: number;
  onRemove: () => void;
}

function Thumb({ picture: { file }, number, onRemove }: ThumbProps) {
  const { t } = useTranslation();
  const isPicture = file.type === "image/jpeg" || file.type === "image/png";
  const url = useMemo(() => (isPicture ? URL.createObjectURL(file) : undefined), [isPicture, file]);
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  const label = t("paper.picture", { number });
  return (
    <li>
      {url ? <img className={classes.picture} src={url} alt={label} /> : <div className={classes.file}>{label}</div>}
      <Button
        variant="subtle"
        color="red"
        size="md"
        h="2.75rem"
        fullWidth
        leftSection={<IconTrash size={18} aria-hidden />}
        aria-label={t("paper.removeNumber", { number })}
        onClick={onRemove}
      >
        {t("paper.remove")}
      </Button>
    </li>
  );
}
