import { useState } from "react";
import { atom, useAtom } from "jotai";
import { Link } from "@haul/platform";
import { Alert, Anchor, Button, Group, Stack, Text, Title } from "@haul/ui/core";
import { InputBase } from "@haul/ui/forms";
import type { Operation } from "../document";
import { ParameterInputs } from "./parameter-inputs";
import { ReplyView } from "./reply-view";
import { type Reply, sendCall } from "./send-call";
import type { CallDraft } from "./use-call-draft";

/** In this tab's memory only: gone with a reload, and never stored or sent anywhere but to this API. */
const keyAtom = atom("");

interface TryItProps {
  readonly operation: Operation;
  readonly draft: CallDraft;
}

/** Makes the call for real, with the person's own key. */
export function TryIt({ operation, draft }: TryItProps) {
  return (
    <section id="try" aria-label="Try it">
      <Title order={2} mb="xs">
        Try it
      </Title>
      {operation.caller === "key" || operation.caller === "anyone" ? (
        <CallForm operation={operation} draft={draft} />
      ) : (
        <Text size="sm" c="dimmed">
          A key can&apos;t make this call, so it can&apos;t be tried here. The product&apos;s own pages make it.
        </Text>
      )}
    </section>
  );
}

type Outcome = { readonly reply: Reply } | { readonly failure: string };

function CallForm({ operation, draft }: TryItProps) {
  const [key, setKey] = useAtom(keyAtom);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isSending, setSending] = useState(false);
  const needsKey = draft.call.credentials !== undefined;
  const missing = missingIn(operation, draft);

  const send = async () => {
    setSending(true);
    try {
      const reply = await sendCall(draft.call, key.trim());
      setOutcome({ reply });
      if (reply.status < 300) draft.renewIdempotencyKey();
    } catch {
      setOutcome({ failure: "No response. Check your connection and whether the server is running." });
    } finally {
      setSending(false);
    }
  };

  return (
    <Stack
      component="form"
      gap="sm"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {needsKey && <KeyInput value={key} onChange={setKey} />}
      <ParameterInputs operation={operation} draft={draft} />
      {operation.body && (
        <InputBase
          component="textarea"
          label="Body"
          dir="ltr"
          multiline
          rows={Math.min(draft.bodyText.split("\n").length, 16)}
          spellCheck={false}
          styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)", fontSize: 12.5, textAlign: "left" } }}
          value={draft.bodyText}
          error={draft.isBodyReadable ? undefined : "This is not JSON yet."}
          onChange={(event) => draft.setBodyText(event.currentTarget.value)}
        />
      )}
      {operation.method !== "GET" && (
        <Alert color="amber" title="This changes real data">
          Send makes this change in your company&apos;s records, just like a call from your program.
        </Alert>
      )}
      <Group gap="sm">
        <Button
          type="submit"
          loading={isSending}
          disabled={(needsKey && key.trim() === "") || missing.length > 0 || !draft.isBodyReadable}
        >
          Send
        </Button>
        {missing.length > 0 && (
          <Text size="sm" c="dimmed">
            Fill in {missing.join(", ")}.
          </Text>
        )}
      </Group>
      <div role="status">
        {outcome && ("reply" in outcome ? <ReplyView reply={outcome.reply} /> : <Text>{outcome.failure}</Text>)}
      </div>
    </Stack>
  );
}

function KeyInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <InputBase
      type="password"
      label="API key"
      description={
        <>
          Kept in this tab&apos;s memory only.{" "}
          <Anchor component={Link} to="/developer/keys" size="xs" underline="always">
            Get a key
          </Anchor>
        </>
      }
      placeholder="haul_…"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function missingIn({ parameters }: Operation, { texts }: CallDraft): readonly string[] {
  return parameters.filter(({ name, required }) => required && !texts[name]?.trim()).map(({ name }) => name);
}
