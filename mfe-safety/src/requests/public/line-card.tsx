import { useFormats, useTranslation } from "@haul/platform/i18n";
import { Alert, Badge, Button, Group, Paper, Progress, Stack, Text, Title, toneColor } from "@haul/ui/core";
import { IconAlertTriangle, IconCamera, IconCheck, IconCircleDashed, IconClock, IconSend } from "@haul/ui/icons";
import { useSaid } from "./i18n";
import type { Item } from "./outbox";
import type { RequestedLine } from "./use-request";

const LOOKS = {
  needed: { tone: "neutral", icon: IconCircleDashed },
  submitted: { tone: "planned", icon: IconSend },
  accepted: { tone: "good", icon: IconCheck },
  rejected: { tone: "attention", icon: IconAlertTriangle },
  waiting: { tone: "attention", icon: IconClock },
} as const;

interface LineCardProps {
  line: RequestedLine;
  /** What waits on the phone for this paper. */
  item: Item | undefined;
  /** How much of it has been sent, while it is being sent. */
  share: number | undefined;
  carrier: string;
  onOpen: () => void;
  onDiscard: (key: string) => Promise<void>;
}

/** One paper that is asked for: how it stands, and the button that sends it. */
export function LineCard({ line, item, share, carrier, onOpen, onDiscard }: LineCardProps) {
  const { t } = useTranslation();
  const { paperName, reason } = useSaid();
  const { ownTime } = useFormats();
  const { state, submitted_at, rejection_reason } = line;
  const name = paperName(line);
  const isWaiting = item !== undefined && item.refused === undefined;
  const { tone, icon: Glyph } = LOOKS[isWaiting ? "waiting" : state];
  return (
    <Paper withBorder p="md" component="li">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
          <Title order={2} size="h3">
            {name}
          </Title>
          <Badge flex="none" color={toneColor[tone]} size="lg" leftSection={<Glyph size={14} aria-hidden />}>
            {t(`line.state.${isWaiting ? "waiting" : state}`)}
          </Badge>
        </Group>
        {state === "submitted" && submitted_at !== undefined && !isWaiting && (
          <Text size="sm">{t("line.sentAt", { time: ownTime(submitted_at), carrier })}</Text>
        )}
        {state === "rejected" && rejection_reason !== undefined && !isWaiting && (
          <Alert color="amber" icon={<IconAlertTriangle size={16} aria-hidden />} title={t("line.why")}>
            {reason(rejection_reason)}
          </Alert>
        )}
        {isWaiting && <Sending share={share} />}
        {item?.refused !== undefined && <Refused item={item} onChange={onOpen} onDiscard={onDiscard} />}
        {state !== "accepted" && !isWaiting && item === undefined && (
          <Button
            size="md"
            h="2.75rem"
            variant={state === "submitted" ? "default" : "filled"}
            aria-label={`${t(SENDS[state])}: ${name}`}
            leftSection={<IconCamera size={18} aria-hidden />}
            onClick={onOpen}
          >
            {t(SENDS[state])}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

const SENDS = { needed: "line.send", rejected: "line.again", submitted: "line.better" } as const;

function Sending({ share }: { share: number | undefined }) {
  const { t } = useTranslation();
  if (share === undefined) return <Text size="sm">{t("line.waiting")}</Text>;
  const label = t("line.sending", { percent: Math.round(share * 100) });
  return (
    <>
      <Text size="sm" role="status">
        {label}
      </Text>
      <Progress value={share * 100} animated aria-label={label} />
    </>
  );
}

interface RefusedProps {
  item: Item;
  onChange: () => void;
  onDiscard: (key: string) => Promise<void>;
}

/** The server will not take it as it is: its pictures stay until the driver decides. */
function Refused({ item, onChange, onDiscard }: RefusedProps) {
  const { t } = useTranslation();
  return (
    <Alert color="red" icon={<IconAlertTriangle size={16} aria-hidden />} role="alert">
      <Text fw={600}>{t("line.refused")}</Text>
      <Text>{item.refused}</Text>
      <Group gap="xs" grow mt="xs">
        <Button size="md" h="2.75rem" variant="default" onClick={() => void onDiscard(item.key)}>
          {t("line.discard")}
        </Button>
        <Button size="md" h="2.75rem" onClick={onChange}>
          {t("line.change")}
        </Button>
      </Group>
    </Alert>
  );
}
