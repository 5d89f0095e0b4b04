import { useEffect, useRef } from "react";
import { useLocation, useNavigate, usePageTitle, useSearchParams } from "@haul/platform";
import { I18nextProvider, useFormats, useTranslation } from "@haul/platform/i18n";
import { Alert, Button, CarrierBrand, Ltr, Stack, Text, Title } from "@haul/ui/core";
import { EmptyState, LoadingState } from "@haul/ui/data";
import { formatPhone, localZone, wallClock } from "@haul/ui/format";
import { IconCircleCheck, IconFileText, IconPhone, IconWifiOff } from "@haul/ui/icons";
import { changeLanguage, i18next, useSaid } from "./i18n";
import { LineCard } from "./line-card";
import { PaperSend } from "./paper-send";
import { useRequest, type OpenedRequest, type PublicRequest } from "./use-request";
import classes from "./public.module.css";

/** A driver sends the papers that the carrier asks for, with a phone and without an account. */
export default function PapersPage() {
  return (
    <I18nextProvider i18n={i18next}>
      <OpenedLink />
    </I18nextProvider>
  );
}

function OpenedLink() {
  const { t, i18n } = useTranslation();
  const opened = useRequest();
  usePageTitle(t("page.title"));
  return (
    <main className={classes.page} lang={i18n.language}>
      {opened.kind !== "open" && (
        <Title order={1} className={classes.unseen}>
          {t("page.title")}
        </Title>
      )}
      {opened.kind === "loading" && <LoadingState label={t("page.loading")} />}
      {opened.kind === "failed" && (
        <EmptyState icon={IconWifiOff} title={t("page.failed")}>
          <Button size="md" h="2.75rem" onClick={opened.retry}>
            {t("page.tryAgain")}
          </Button>
        </EmptyState>
      )}
      {opened.kind === "gone" && <Gone {...opened} />}
      {opened.kind === "open" && <Opened {...opened} />}
    </main>
  );
}

function Gone({ lost, carrier }: Extract<OpenedRequest, { kind: "gone" }>) {
  const { t } = useTranslation();
  const { paperName } = useSaid();
  const whose = carrier ?? t("page.yourCarrier");
  return (
    <>
      <EmptyState icon={IconFileText} title={t("page.gone")} action={<LanguageButton />}>
        {t("page.goneHelp", { carrier: whose })}
      </EmptyState>
      {lost.length > 0 && (
        <Alert color="red" role="alert" title={t("lost", { carrier: whose })}>
          {lost.map(({ key, name, body: { item_type } }) => (
            <Text key={key}>{paperName({ item_type, name })}</Text>
          ))}
        </Alert>
      )}
    </>
  );
}

/** The list, or the paper that is being sent; which one is in the address, so that the phone's Back leads to the list. */
function Opened({ request, isOld, items, progress, send, discard }: Extract<OpenedRequest, { kind: "open" }>) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const shown = request.lines.find(({ item_type }) => item_type === params.get("paper"));
  const show = (item_type: string) => void navigate({ search: `?paper=${encodeURIComponent(item_type)}`, hash });
  const close = () => void navigate({ search: "", hash }, { replace: true });
  if (shown) {
    return (
      <>
        <Carrier carrier={request.carrier} />
        <PaperSend
          key={shown.item_type}
          line={shown}
          today={request.today}
          kept={items.find(({ body }) => body.item_type === shown.item_type)}
          onSend={async (paper) => {
            const isKept = await send(paper);
            if (isKept) close();
            return isKept;
          }}
          onClose={close}
        />
      </>
    );
  }
  return (
    <Stack gap="md">
      <Head request={request} />
      {isOld && (
        <Alert color="amber" icon={<IconWifiOff size={16} aria-hidden />} role="status">
          {t("page.old")}
        </Alert>
      )}
      <Done request={request} areWaiting={items.length > 0} />
      <ol className={classes.list} aria-label={t("page.list")}>
        {request.lines.map((line) => {
          const item = items.find(({ body }) => body.item_type === line.item_type);
          return (
            <LineCard
              key={line.item_type}
              line={line}
              item={item}
              share={item && progress?.key === item.key ? progress.share : undefined}
              carrier={request.carrier.name}
              onOpen={() => show(line.item_type)}
              onDiscard={discard}
            />
          );
        })}
      </ol>
    </Stack>
  );
}

/** Said once there is nothing left to do. */
function Done({ request: { lines, carrier }, areWaiting }: { request: PublicRequest; areWaiting: boolean }) {
  const { t } = useTranslation();
  const isDone = !areWaiting && lines.every(({ state }) => state === "submitted" || state === "accepted");
  if (!isDone) return null;
  const areAccepted = lines.every(({ state }) => state === "accepted");
  return (
    <Alert color="green" icon={<IconCircleCheck size={16} aria-hidden />} role="status">
      <Text fw={600}>{areAccepted ? t("done.accepted") : t("done.sent", { carrier: carrier.name })}</Text>
      {!areAccepted && <Text>{t("done.later")}</Text>}
    </Alert>
  );
}

const DAY_MS = 24 * 60 * 60_000;

/** The last day on which the link works from morning to night. */
const lastDayOf = (expiresAt: string) => wallClock(new Date(Date.parse(expiresAt) - DAY_MS), localZone()).slice(0, 10);

function Head({ request }: { request: PublicRequest }) {
  const { t } = useTranslation();
  const { day } = useFormats();
  const title = useRef<HTMLHeadingElement>(null);
  // Back from a paper, the page is read from its beginning.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { carrier, first_name, message, due_on, expires_at } = request;
  return (
    <header>
      <Carrier carrier={carrier} />
      <Title order={1} ref={title} tabIndex={-1} style={{ outline: "none" }}>
        {t("page.hello", { name: first_name })}
      </Title>
      <Text>{t("page.lead", { carrier: carrier.name })}</Text>
      {due_on !== undefined && <Text fw={600}>{t("page.due", { day: day(due_on) })}</Text>}
      {message !== undefined && (
        <Text style={{ whiteSpace: "pre-line" }}>
          <b>{t("page.message", { carrier: carrier.name })}:</b> {message}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t("page.expires", { day: day(lastDayOf(expires_at)) })}
      </Text>
      {carrier.phone !== undefined && (
        <Button
          component="a"
          href={`tel:${carrier.phone}`}
          variant="default"
          size="md"
          h="2.75rem"
          mt="xs"
          fullWidth
          leftSection={<IconPhone size={18} aria-hidden />}
        >
          <span>
            {t("page.call")} <Ltr>{formatPhone(carrier.phone)}</Ltr>
          </span>
        </Button>
      )}
    </header>
  );
}

/** Whose page it is, and the language it is in. */
function Carrier({ carrier }: Pick<PublicRequest, "carrier">) {
  return (
    <CarrierBrand brand={carrier.brand}>
      <Text c="dimmed" flex="1 1 6rem">
        {carrier.name}
      </Text>
      <LanguageButton />
    </CarrierBrand>
  );
}

function LanguageButton() {
  const { t, i18n } = useTranslation();
  const language = i18n.language === "es" ? "en" : "es";
  return (
    <Button
      variant="subtle"
      size="md"
      h="2.75rem"
      flex="none"
      lang={language}
      onClick={() => void changeLanguage(language)}
    >
      {t("page.language")}
    </Button>
  );
}
