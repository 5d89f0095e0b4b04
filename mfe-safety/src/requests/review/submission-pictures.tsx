import { useFiles } from "@haul/platform/lists";
import { Button, Center, Loader, Text } from "@haul/ui/core";
import { QueryStates } from "@haul/ui/data";
import { PaperView, useIsViewable } from "@haul/ui/long-forms";
import { IconExternalLink } from "@haul/ui/icons";
import { useFileAddress, type Submission } from "../requests.queries";
import classes from "../requests.module.css";

/** What the driver photographed: front, back, further pages. */
export function SubmissionPictures({ submission: { driver, files, name } }: { submission: Submission }) {
  const known = useFiles({ kind: "driver", id: driver.id });
  return (
    <section className={classes.pictures} aria-label="Pictures">
      {files.map((file, index) => (
        <Picture
          key={file.id}
          id={file.id}
          title={files.length === 1 ? name : `${name}, picture ${index + 1} of ${files.length}`}
          mediaType={known.data?.items.find(({ id }) => id === file.id)?.media_type ?? typeByName(file.name)}
        />
      ))}
    </section>
  );
}

function Picture({ id, title, mediaType }: { id: string; title: string; mediaType: string }) {
  const address = useFileAddress(id);
  const isViewable = useIsViewable(mediaType);
  const loading = (
    <Center mih="12rem" role="status" aria-label="Loading the picture">
      <Loader size="sm" aria-hidden />
    </Center>
  );
  return (
    <QueryStates query={{ ...address, data: address.data ?? undefined }} loading={loading}>
      {(url) => (
        <div>
          {isViewable ? (
            <PaperView title={title} mediaType={mediaType} url={url} />
          ) : (
            <Text c="dimmed">{title}: this browser can’t show it here.</Text>
          )}
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            size="compact-sm"
            variant="subtle"
            mt={4}
            leftSection={<IconExternalLink size={14} aria-hidden />}
          >
            {isViewable ? "Open in a new tab" : `Open ${title.toLowerCase()}`}
          </Button>
        </div>
      )}
    </QueryStates>
  );
}

/** For the moment until the driver's files are known. */
function typeByName(name: string): string {
  const ending = name.toLowerCase().split(".").at(-1);
  if (ending === "pdf") return "application/pdf";
  return ending === "png" ? "image/png" : "image/jpeg";
}
