import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "@haul/platform/i18n";
import { prepare } from "@haul/platform/phone";
import { Button, Stack, Text, Title } from "@haul/ui/core";
import { InputBase } from "@haul/ui/forms";
import { IconArrowLeft } from "@haul/ui/icons";
import { useSaid } from "./i18n";
import type { Item, Paper } from "./outbox";
import { Pictures, type Taken } from "./pictures";
import type { RequestedLine } from "./use-request";

/** The server takes no more. */
const MAX_BYTES = 25 * 1024 * 1024;
const MOST_PICTURES = 10;
const ORDER: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];

type Problem = "pictures" | "tooMany" | "tooLarge" | "expires" | "expired" | "issued" | "full";

interface PaperSendProps {
  line: RequestedLine;
  /** Today at the carrier. */
  today: string;
  /** What waits for this paper, to be changed. */
  kept: Item | undefined;
  /** False if the phone has no room for it. */
  onSend: (paper: Paper) => Promise<boolean>;
  onClose: () => void;
}

/** Pictures of one paper, and what it says. */
export function PaperSend({ line, today, kept, onSend, onClose }: PaperSendProps) {
  const { t } = useTranslation();
  const { paperName } = useSaid();
  const [taken, setTaken] = useState<readonly Taken[]>(() => (kept?.files ?? []).map(({ file }) => newlyTaken(file)));
  const [said, setSaid] = useState(() => saidIn(kept));
  const [problem, setProblem] = useState<Problem>();
  const [isPreparing, setIsPreparing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [problem]);

  const take = async (files: readonly File[]) => {
    setIsPreparing(true);
    setProblem(undefined);
    for (const one of files) {
      const { file, isBlurred } = await prepare(one);
      if (file.size > MAX_BYTES) setProblem("tooLarge");
      else setTaken((before) => [...before, { ...newlyTaken(file), isBlurred }]);
    }
    setIsPreparing(false);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemOf(taken.length, said, line, today);
    setProblem(found);
    if (found) return;
    const files = taken.map(({ file }, index) => ({ file, file_name: nameOf(line.item_type, index, file) }));
    const body = { item_type: line.item_type, ...bodyOf(said) };
    if (!(await onSend({ name: line.name, body, files }))) setProblem("full");
  };
  const input = (field: keyof Said) => ({
    size: "md" as const,
    inputWrapperOrder: ORDER,
    value: said[field],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setSaid((before) => ({ ...before, [field]: value }));
    },
  });
  const told = (...problems: Problem[]) =>
    problem && problems.includes(problem) ? t(`paper.problem.${problem}`) : null;
  const optional = (label: string) => `${label} (${t("paper.optional")})`;
  const printed = (field: "issued" | "number" | "issuer") => optional(t(`paper.${wordsOf(line)}.${field}`));

  return (
    <form ref={form} onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)} noValidate>
      <Stack gap="sm">
        <Button
          variant="subtle"
          size="md"
          h="2.75rem"
          px={0}
          style={{ alignSelf: "flex-start" }}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onClose}
        >
          {t("paper.back")}
        </Button>
        <Title order={1} ref={title} tabIndex={-1} style={{ outline: "none" }}>
          {paperName(line)}
        </Title>
        <Text>{t("paper.lead")}</Text>
        <Pictures
          taken={taken}
          isPreparing={isPreparing}
          onTake={(files) => void take(files)}
          onRemove={(id) => setTaken((before) => before.filter((one) => one.id !== id))}
        />
        {told("pictures", "tooMany", "tooLarge") && (
          <Text c="red" role="alert">
            {told("pictures", "tooMany", "tooLarge")}
          </Text>
        )}
        {line.can_expire && (
          <InputBase
            {...input("expires_on")}
            type="date"
            min={today}
            required={line.must_expire}
            label={line.must_expire ? t("paper.expires") : optional(t("paper.expires"))}
            description={t("paper.expiresHelp")}
            error={told("expires", "expired")}
          />
        )}
        <InputBase {...input("issued_on")} type="date" max={today} label={printed("issued")} error={told("issued")} />
        <InputBase {...input("number")} maxLength={60} label={printed("number")} />
        <InputBase {...input("issuer")} maxLength={120} label={printed("issuer")} />
        <InputBase
          {...input("note")}
          component="textarea"
          multiline
          rows={2}
          maxLength={500}
          label={optional(t("paper.note"))}
        />
        {told("full") && (
          <Text c="red" role="alert">
            {told("full")}
          </Text>
        )}
        <Button
          type="submit"
          size="md"
          h="2.75rem"
          fullWidth
          variant={taken.length === 0 ? "default" : "filled"}
          disabled={isPreparing}
        >
          {t("paper.send")}
        </Button>
      </Stack>
    </form>
  );
}

/** What is printed on a license and on a medical certificate has its own words. */
const wordsOf = ({ item_type }: RequestedLine) =>
  item_type === "license" || item_type === "medical" ? item_type : "printed";

/** What the driver typed; empty is nothing. */
type Said = Record<"expires_on" | "issued_on" | "number" | "issuer" | "note", string>;

const saidIn = (kept: Item | undefined): Said => ({
  expires_on: kept?.body.expires_on ?? "",
  issued_on: kept?.body.issued_on ?? "",
  number: kept?.body.number ?? "",
  issuer: kept?.body.issuer ?? "",
  note: kept?.body.note ?? "",
});

const bodyOf = (said: Said): Partial<Said> =>
  Object.fromEntries(Object.entries(said).flatMap(([field, text]) => (text.trim() ? [[field, text.trim()]] : [])));

function problemOf(pictures: number, said: Said, line: RequestedLine, today: string): Problem | undefined {
  if (pictures === 0) return "pictures";
  if (pictures > MOST_PICTURES) return "tooMany";
  if (line.must_expire && said.expires_on === "") return "expires";
  if (said.expires_on !== "" && said.expires_on < today) return "expired";
  return said.issued_on > today ? "issued" : undefined;
}

const newlyTaken = (file: Blob): Taken => ({ id: crypto.randomUUID(), file, isBlurred: false });

const ENDINGS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/heic": "heic",
  "image/tiff": "tiff",
  "application/pdf": "pdf",
};

const nameOf = (item_type: string, index: number, file: Blob) =>
  `${item_type.replaceAll("_", "-")}-${index + 1}.${ENDINGS[file.type] ?? "jpg"}`;
