import { Button, UiLink } from "@haul/ui/core";
import { IconFileUpload } from "@haul/ui/icons";

/** To the page that makes many records of one file. */
export function ImportButton({ kind }: { kind: "drivers" | "trucks" | "trailers" }) {
  return (
    <Button
      component={UiLink}
      href={`/apps/imports?kind=${kind}`}
      variant="default"
      leftSection={<IconFileUpload size={16} aria-hidden />}
    >
      Import
    </Button>
  );
}
