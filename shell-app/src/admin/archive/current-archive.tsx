import { useCan } from "@haul/platform";
import { Button, Group, Progress, Stack, Text, toast } from "@haul/ui/core";
import { formatBytes, formatDay, formatNumber, formatTime, localZone, zoneAbbreviation } from "@haul/ui/format";
import { StatusBadge } from "@haul/ui/freight";
import { IconDownload } from "@haul/ui/icons";
import { ARCHIVE_STATUSES } from "../../words";
import { type Archive, isUnderWay, useOpenArchive } from "./archive.queries";

interface CurrentArchiveProps {
  readonly archive: Archive;
  readonly saves: (save: () => Promise<unknown>) => Promise<boolean>;
}

/** The archive that is being written, or can be downloaded. */
export function CurrentArchive({ archive, saves }: CurrentArchiveProps) {
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Text fw={500}>{archive.file_name}</Text>
        <StatusBadge kind={ARCHIVE_STATUSES} status={archive.status} />
      </Group>
      {isUnderWay(archive) ? <Steps archive={archive} /> : <Ready archive={archive} saves={saves} />}
    </Stack>
  );
}

function Steps({ archive }: { archive: Archive }) {
  const isPacking = archive.status === "packing";
  const [done, total] = isPacking
    ? [archive.done_files, archive.total_files]
    : [archive.done_lists, archive.total_lists];
  const share = total === 0 ? 0 : Math.min(100, Math.round((done / total) * 100));
  const what = isPacking ? "files packed" : "lists and tables written";
  return (
    <>
      <Progress value={share} animated aria-label={`${archive.file_name}, ${share} percent of this step`} />
      <Text size="sm" c="dimmed" aria-live="polite">
        {formatNumber(done)} of {formatNumber(total)} {what}
      </Text>
    </>
  );
}

function Ready({ archive, saves }: CurrentArchiveProps) {
  const mayOpen = useCan("company:archive");
  const open = useOpenArchive();
  const download = async () => {
    try {
      await saves(async () => {
        const { url } = await open.mutateAsync({ params: { path: { company_archive_id: archive.id } } });
        // The address answers an attachment, so the page stays.
        window.open(url, "_self");
      });
    } catch (error) {
      toast.error(error);
    }
  };
  return (
    <>
      <Text size="sm">
        {formatBytes(archive.byte_size ?? 0)}, {formatNumber(archive.done_files)} files.{" "}
        {leftOut(archive.left_out_files)}
        Can be downloaded until {archive.expires_at && moment(archive.expires_at)}.
      </Text>
      {archive.sha256 && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          SHA-256 {archive.sha256}
        </Text>
      )}
      {mayOpen && (
        <Group>
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={open.isPending}
            onClick={() => void download()}
          >
            Download archive
          </Button>
        </Group>
      )}
    </>
  );
}

function leftOut(count: number): string {
  if (count === 0) return "";
  const files = count === 1 ? "1 file" : `${formatNumber(count)} files`;
  return `${files} could not be included; manifest.csv says why. `;
}

function moment(at: string): string {
  const zone = localZone();
  return `${formatDay(at, zone)}, ${formatTime(at, zone)} ${zoneAbbreviation(at, zone)}`;
}
