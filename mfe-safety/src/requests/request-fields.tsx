import { localZone, wallClock } from "@haul/ui/format";
import { FormField } from "@haul/ui/forms";
import { Text } from "@haul/ui/core";
import classes from "./requests.module.css";

/** What a request says beside the papers. */
export interface RequestTexts {
  message: string;
  due_on: string | null;
  is_mailed: boolean;
}

/** Without what was left empty. */
export const requestBody = ({ message, due_on, is_mailed }: RequestTexts) => ({
  is_mailed,
  ...(message.trim() === "" ? {} : { message: message.trim() }),
  ...(due_on === null ? {} : { due_on }),
});

/** Papers by their codes, each wanted or not. */
export type Choice = Record<string, boolean>;

export const chosenOf = (asked: Choice) => Object.keys(asked).filter((item_type) => asked[item_type]);

interface PaperChoiceProps {
  papers: readonly { item_type: string; name: string; standing?: string }[];
  error: unknown;
}

/** The papers to ask for, as boxes at `asked.<code>`. */
export function PaperChoice({ papers, error }: PaperChoiceProps) {
  return (
    <div role="group" aria-label="Papers">
      <div className={classes.asked}>
        {papers.map(({ item_type, name, standing }) => (
          <FormField
            key={item_type}
            name={`asked.${item_type}`}
            type="checkbox"
            label={name}
            {...(standing === undefined ? {} : { description: standing })}
          />
        ))}
      </div>
      {typeof error === "string" && (
        <Text c="red" size="sm" mt={4} role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}

export function RequestTextFields() {
  return (
    <>
      <FormField name="message" type="textarea" label="Message" description="Shown above the list." maxLength={500} />
      <FormField
        name="due_on"
        type="date"
        label="Needed by"
        minDate={wallClock(new Date(), localZone()).slice(0, 10)}
        clearable
      />
    </>
  );
}
