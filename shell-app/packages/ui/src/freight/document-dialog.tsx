import { Alert, Button, Center, Group, List, Loader, Modal, Stack, Text } from "@mantine/core";
import { isApiError } from "../core/api-error";
import { useIsPhone } from "../core/use-is-phone";
import { ErrorState, type QueryLike } from "../data/states";
import { IconAlertTriangle, IconDownload, IconExternalLink } from "../icons";
import type { DocumentViewerProps } from "./document-viewer";
import classes from "./document-viewer.module.css";

/** What every browser shows as a picture; TIFF and HEIC are for other programs. */
const PICTURES = ["image/jpeg", "image/png", "image/webp", "image/gif"];

/**
 * A paper in a dialog: PDF in the browser's own viewer, pictures as they are, anything else as a file to save.
 * The frame has no `sandbox`, for browsers show no PDF in one; the server answers nothing but PDF to be framed
 * and forbids it to load or run anything.
 */
export default function DocumentDialog({ title, mediaType, address, waiting, refused, onClose }: DocumentViewerProps) {
  const isPhone = useIsPhone();
  return (
    <Modal opened onClose={onClose} title={title} size="min(1100px, 94vw)" fullScreen={isPhone}>
      {address.data !== undefined ? (
        <Stack gap="sm">
          <Paper title={title} mediaType={mediaType} url={address.data} isPhone={isPhone} />
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

function Paper({
  title,
  mediaType,
  url,
  isPhone,
}: {
  title: string;
  mediaType: string;
  url: string;
  isPhone: boolean;
}) {
  // Phones show a page of a framed PDF, or none; their own viewer behind the link shows all.
  if (mediaType === "application/pdf" && navigator.pdfViewerEnabled && !isPhone)
    return <iframe className={classes.pdf} src={url} title={title} />;
  if (PICTURES.includes(mediaType)) return <img className={classes.picture} src={url} alt={title} />;
  return (
    <Center className={classes.wait}>
      <Text c="dimmed" ta="center">
        {mediaType === "application/pdf"
          ? "The paper is ready. Your browser shows it in a tab of its own."
          : "Browsers do not show files of this kind. Save it to look at it."}
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
