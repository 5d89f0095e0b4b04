import { useTranslation } from "@haul/platform/i18n";
import { Alert, Button, Skeleton, Stack, Text } from "@haul/ui/core";
import type { ApiError } from "@haul/platform";

/** What failed, its request id, and another try. */
export function Problem({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="red" variant="light" role="alert" title={t("error.title")}>
      <Stack gap="xs" align="flex-start">
        <Text>{error.code === "network" ? t("error.network") : error.message}</Text>
        {error.requestId && (
          <Text size="xs" c="dimmed">
            {t("error.request", { id: error.requestId })}
          </Text>
        )}
        <Button variant="default" onClick={onRetry}>
          {t("error.tryAgain")}
        </Button>
      </Stack>
    </Alert>
  );
}

/** The outline of what is being loaded. */
export function Outline({ lines = 4 }: { lines?: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" role="status" aria-label={t("loading")}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height={18} width={`${90 - ((index * 13) % 40)}%`} />
      ))}
    </Stack>
  );
}
