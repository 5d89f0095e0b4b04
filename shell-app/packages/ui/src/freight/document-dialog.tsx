import { Alert, Button, Center, Group, List, Loader, Modal, Stack, Text } from "@mantine/core";
import { isApiError } from "../core/api-error";
import { useIsPhone } from "../core/use-is-phone";
import { ErrorState, type QueryLike } from "../data/states";
import { IconAlertTriangle, IconDownload, IconExternalLink } from "../icons";
import type { DocumentViewerProps } from "./document-viewer";
import { PaperView, useIsViewable, type PaperViewProps } from "./paper-view";
import classes from "./document-viewer.module.css";

/** A paper in a dialog; what the browser cannot show is a file to save. */
export default function DocumentDialog({ title, mediaType, address, waiting, refused, onClose }: DocumentViewerProps) {
  const isPhone = useIsPhone();
  return (
    <Modal opened onClose={onClose} title={title} size="min(1100px, 94vw)" fullScreen={isPhone}>
      {address.data !== undefined ? (
        <Stack gap="sm">
          <Paper title={title} mediaType={mediaType} url={address.data} />
          <Group gap="xs" justify="flex-end">
            <Button
              component="a"
              href={address.data}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconExternalLink size={16} aria-hidden />}
            >
              Open in a new tab
            </Button>
            <Button
              component="a"
              href={address.data}
              download
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              Download
            </Button>
          </Group>
        </Stack>
      ) : address.error ? (
        <Refusal address={address} {...(refused === undefined ? {} : { refused })} />
      ) : (
        <Center className={classes.wait} role="status">
          <Stack align="center" gap="xs">
            <Loader size="sm" aria-hidden />
            <Text c="dimmed">{waiting ?? "Opening"}…</Text>
          </Stack>
        </Center>
      )}
    </Modal>
  );
}

function Paper(paper: PaperViewProps) {
  if (useIsViewable(paper.mediaType)) return <PaperView {...paper} />;
  return (
    <Center className={classes.wait}>
      <Text c="dimmed" ta="center">
        {paper.mediaType === "application/pdf"
          ? "The file is ready. Open it in a new tab to view it."
          : "Browsers cannot show this kind of file. Download it to view it."}
      </Text>
    </Center>
  );
}

/** A refusal that lists its reasons is for a person to mend; anything else can be tried again. */
function Refusal({ address, refused }: { address: QueryLike<string>; refused?: string }) {
  const { error } = address;
  const reasons = isApiError(error) && error.status === 422 ? (error.fields ?? []) : [];
  if (reasons.length === 0) return <ErrorState error={error} onRetry={() => void address.refetch()} />;
  return (
    <Alert
      color="amber"
      icon={<IconAlertTriangle size={16} aria-hidden />}
      title={refused ?? "This cannot be opened"}
      role="alert"
    >
      <List size="md">
        {reasons.map(({ path, message }) => (
          <List.Item key={path}>{message}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
