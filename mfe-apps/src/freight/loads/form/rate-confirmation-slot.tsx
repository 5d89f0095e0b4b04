import { useRef } from "react";
import { Button, Progress, Text, UnstyledButton, useIsPhone } from "@haul/ui/core";
import { formatBytes } from "@haul/ui/freight";
import { IconExternalLink, IconEye, IconEyeOff, IconFileText, IconFileUpload } from "@haul/ui/icons";
import { DOT } from "../../../shared/dot";
import { ChooseFiles } from "../documents/choose-files";
import classes from "./rate-confirmation.module.css";
import type { RateConfirmation } from "./use-rate-confirmation";

interface SlotProps {
  paper: RateConfirmation;
  /** Null when the browser cannot show the file on this page. */
  view: { isShown: boolean; toggle: () => void } | null;
  /** Null when the browser cannot open the file in a tab either. The URL follows right after the file. */
  tab: { url: string | null } | null;
}

/** Takes the rate confirmation, and then says which one there is. */
export function RateConfirmationSlot({ paper, view, tab }: SlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so focus stays here instead of jumping to the top of the page.
  const keepFocus = () => slot.current?.focus();
  const choose = (files: readonly File[]) => {
    paper.choose(files);
    keepFocus();
  };
  const remove = () => {
    paper.remove();
    keepFocus();
  };
  return (
    <div ref={slot} role="group" aria-label="Rate confirmation" tabIndex={-1} className={classes.slot}>
      {paper.file || paper.isComing ? (
        <Chosen paper={paper} view={view} tab={tab} onChoose={choose} onRemove={remove} />
      ) : (
        <Zone onChoose={choose} />
      )}
      {paper.refusal && (
        <Text c="red" size="sm" role="alert">
          {paper.refusal}
        </Text>
      )}
    </div>
  );
}

interface ZoneProps {
  onChoose: (files: readonly File[]) => void;
}

function Zone({ onChoose }: ZoneProps) {
  const isPhone = useIsPhone();
  return (
    <ChooseFiles isSingle onChoose={onChoose}>
      {(open) => (
        <UnstyledButton className={classes.zone} onClick={open}>
          <IconFileUpload size={20} aria-hidden className={classes.icon} />
          <span className={classes.words}>
            <span className={classes.title}>Rate confirmation</span>{" "}
            <span className={classes.hint}>
              {isPhone ? "Take a photo, or choose a file" : "Drop the rate confirmation here, or choose a file"}
            </span>
          </span>
        </UnstyledButton>
      )}
    </ChooseFiles>
  );
}

interface ChosenProps extends SlotProps, ZoneProps {
  onRemove: () => void;
}

function Chosen({ paper: { file, share, isLocked }, view, tab, onChoose, onRemove }: ChosenProps) {
  const Eye = view?.isShown ? IconEyeOff : IconEye;
  return (
    <div className={classes.chosen}>
      <IconFileText size={20} aria-hidden className={classes.icon} />
      <div className={classes.words}>
        <span className={classes.title}>Rate confirmation</span>
        <span className={classes.hint}>
          {file ? `${file.name}${DOT}${formatBytes(file.size)}` : "Opening…"}
          {file && !view && !tab && ". Your browser cannot show this kind of file; it is uploaded as it is."}
        </span>
      </div>
      <div className={classes.buttons}>
        {view && (
          <Button size="xs" variant="default" leftSection={<Eye size={14} aria-hidden />} onClick={view.toggle}>
            {view.isShown ? "Hide paper" : "Show paper"}
          </Button>
        )}
        {!view && tab && (
          <Button
            component="a"
            href={tab.url ?? undefined}
            target="_blank"
            rel="noopener"
            size="xs"
            variant="default"
            leftSection={<IconExternalLink size={14} aria-hidden />}
          >
            Open paper
          </Button>
        )}
        <ChooseFiles isSingle onChoose={onChoose}>
          {(open) => (
            <Button size="xs" variant="default" disabled={isLocked} onClick={open}>
              Replace
            </Button>
          )}
        </ChooseFiles>
        <Button size="xs" variant="default" disabled={isLocked} onClick={onRemove}>
          Remove
        </Button>
      </div>
      {share !== null && (
        <Progress
          className={classes.progress}
          size="xs"
          value={share * 100}
          aria-label="Upload of the rate confirmation"
        />
      )}
    </div>
  );
}
