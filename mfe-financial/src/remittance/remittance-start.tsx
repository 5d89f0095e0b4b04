import { useRef, useState, type DragEvent } from "react";
import { useAction } from "@haul/platform";
import { HABITS, uploadFile } from "@haul/platform/upload";
import { Alert, Button, errorMessage, List, Progress, Stack, Text } from "@haul/ui/core";
import { FileButton } from "@haul/ui/forms";
import { IconAlertTriangle, IconFileUpload } from "@haul/ui/icons";
import { mintRemittance } from "./remittance.queries";
import classes from "./remittance.module.css";

/** What the server takes; spreadsheets of other kinds can be saved as one of these. */
const ACCEPTED = ".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const MAX_BYTES = 5 * 1024 * 1024;

/** Takes the file, and says what it must have. */
export function RemittanceStart({ onUploaded }: { onUploaded: (receipt: string) => Promise<void> }) {
  const act = useAction();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reset = useRef<() => void>(null);

  const upload = async (file: File | null | undefined) => {
    // The same file can be chosen again once it is corrected.
    reset.current?.();
    if (!file || share !== null) return;
    setProblem(null);
    if (file.size > MAX_BYTES) {
      setProblem("The file is larger than 5 MB. Split it.");
      return;
    }
    try {
      setShare(0);
      await onUploaded(await uploadFile(file, setShare, HABITS, () => act(mintRemittance)));
    } catch (error) {
      setProblem(errorMessage(error));
      setShare(null);
    }
  };

  const { isOver, target } = useDrop((file) => void upload(file));
  return (
    <Stack gap="sm">
      <Text size="md">
        Choose the remittance file from your customer or bank. Nothing is recorded until you have reviewed which
        invoices it pays.
      </Text>
      <div {...target} className={classes["drop"]} data-over={isOver || undefined}>
        <Text c="dimmed">CSV or Excel (XLSX), up to 5,000 rows and 5&nbsp;MB</Text>
        <FileButton accept={ACCEPTED} onChange={(file) => void upload(file)} resetRef={reset}>
          {(props) => (
            <Button
              {...props}
              data-autofocus
              loading={share !== null}
              leftSection={<IconFileUpload size={16} aria-hidden />}
            >
              Choose file
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" className={classes["dropWords"]}>
          or drop it here
        </Text>
      </div>
      {share !== null && <Progress value={share * 100} aria-label="Upload" />}
      {problem !== null && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} aria-hidden />}>
          {problem}
        </Alert>
      )}
      <div>
        <Text fw={600} mb={4}>
          What the file must have
        </Text>
        <List size="md">
          <List.Item>
            A column “Invoice number”. Load numbers, PO numbers and PRO numbers of your invoices are matched too.
          </List.Item>
          <List.Item>A column “Amount paid”, with one row for each invoice.</List.Item>
          <List.Item>
            If you have them: “Check or trace number”, “Payment date”, “Payment amount” and “Method”. Rows with
            different check numbers become separate payments.
          </List.Item>
        </List>
      </div>
    </Stack>
  );
}

/** Takes a file that is dropped on an element, besides the button that chooses one. */
function useDrop(onFile: (file: File | undefined) => void) {
  const [isOver, setIsOver] = useState(false);
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(true);
  };
  const target = {
    onDragEnter: hold,
    onDragOver: hold,
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      // Otherwise the browser leaves the page and opens the file.
      event.preventDefault();
      setIsOver(false);
      onFile(event.dataTransfer.files[0]);
    },
  };
  return { isOver, target };
}
