import { useState } from "react";
import { apiClient, useAction, useIdempotencyKey } from "@haul/platform";
import { Alert, Button, Group, Progress, Stack, Text, errorMessage, toast } from "@haul/ui/core";
import { Panel } from "@haul/ui/data";
import { FileButton } from "@haul/ui/forms";
import { IconAlertTriangle, IconDownload, IconFileUpload } from "@haul/ui/icons";
import { HABITS, uploadFile } from "@haul/platform/upload";
import { KINDS, type ImportKind } from "./import-kinds";
import { useCreateImport, useOpenTemplate, type Import } from "./imports.queries";

/** What the server takes; spreadsheets of other kinds can be saved as one of these. */
const ACCEPTED = ".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const MAX_BYTES = 15 * 1024 * 1024;

/** The first two steps: the template, and the filled-in file. */
export function ImportStart({ kind, onMade }: { kind: ImportKind; onMade: (made: Import) => void }) {
  const template = useOpenTemplate();
  const create = useCreateImport();
  const { header } = useIdempotencyKey();
  const act = useAction();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const openTemplate = (format: "csv" | "xlsx") =>
    template.mutate(
      { body: { kind, format } },
      {
        onSuccess: ({ url }) => void window.open(url, "_self"),
        onError: (error) => toast.error(error),
      },
    );

  const upload = async (file: File | null) => {
    if (!file) return;
    setProblem(null);
    if (file.size > MAX_BYTES) {
      setProblem("The file is larger than 15 MB. Split it.");
      return;
    }
    try {
      setShare(0);
      const receipt = await uploadFile(file, setShare, HABITS, () => act(mint));
      onMade(await create.mutateAsync({ params: { header }, body: { kind, receipt, file_name: file.name } }));
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setShare(null);
    }
  };

  return (
    <>
      <Panel title="1. Fill in the template">
        <Stack gap="sm">
          <Text>{KINDS[kind].help}</Text>
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={template.isPending}
              onClick={() => openTemplate("xlsx")}
            >
              Excel template
            </Button>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={template.isPending}
              onClick={() => openTemplate("csv")}
            >
              CSV template
            </Button>
          </Group>
        </Stack>
      </Panel>
      <Panel title="2. Upload it">
        <Stack gap="sm">
          <Text>CSV or Excel (XLSX), up to 20,000 rows and 15&nbsp;MB. Uploading only checks the rows.</Text>
          <Group gap="sm">
            <FileButton accept={ACCEPTED} onChange={(file) => void upload(file)}>
              {(props) => (
                <Button {...props} loading={share !== null} leftSection={<IconFileUpload size={16} aria-hidden />}>
                  Choose file
                </Button>
              )}
            </FileButton>
          </Group>
          {share !== null && <Progress value={share * 100} aria-label="Upload" />}
          {problem !== null && (
            <Alert color="red" role="alert" icon={<IconAlertTriangle size={16} aria-hidden />}>
              {problem}
            </Alert>
          )}
        </Stack>
      </Panel>
    </>
  );
}

async function mint(): Promise<string> {
  const { data } = await apiClient.POST("/api/imports/uploads");
  if (!data) throw new Error("The upload could not start.");
  return data.upload_url;
}
