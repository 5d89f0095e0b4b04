import { Button, Modal, Progress } from "@haul/ui/core";
import { Form, FormActions, useForm } from "@haul/ui/forms";
import { IconPlus } from "@haul/ui/icons";
import { useFileDrop } from "../../../shared/use-file-drop";
import { ChooseFiles } from "./choose-files";
import { PaperFields } from "./paper-fields";
import { papersOf, papersSchema, signatureProblems, type PapersValues } from "./paper-values";
import { useSendPapers } from "./use-send-papers";
import type { Load, LoadDocument } from "../loads.queries";
import classes from "./documents.module.css";

interface DocumentDialogProps {
  load: Load;
  /** What was chosen, photographed or dropped; at least one. */
  files: readonly File[];
  /** What they are, where that was said before they were chosen. */
  kind?: LoadDocument["kind"] | undefined;
  onClose: () => void;
}

/** Says what the files are, then uploads them with progress and puts them on the load. */
export function DocumentDialog({ load, files, kind, onClose }: DocumentDialogProps) {
  const { share, send } = useSendPapers();
  const form = useForm<PapersValues>({
    initialValues: { papers: papersOf(load, files, kind) },
    schema: papersSchema,
    validate: signatureProblems,
  });
  const { papers } = form.values;
  const add = (more: readonly File[]) => {
    // What the new ones are depends on what is here already.
    const all = papersOf(load, [...papers.map(({ file }) => file), ...more]);
    if (share === null) form.setFieldValue("papers", [...papers, ...all.slice(papers.length)]);
  };
  const drop = useFileDrop(add);

  const save = async ({ papers: chosen }: PapersValues) => {
    await send(load.id, chosen, (paper) => {
      // What is on the load already is not sent again when a later one is refused.
      form.setFieldValue("papers", (open) => open.filter(({ key }) => key !== paper.key));
    });
    onClose();
  };

  const upload = papers.length > 1 ? `Upload ${papers.length} documents` : "Upload";
  return (
    <Modal opened onClose={onClose} title={`Upload to load ${load.number}`}>
      <div {...drop.target} className={classes.drop} data-over={drop.isOver || undefined}>
        <Form form={form} onSubmit={save}>
          {papers.map((paper, index) => (
            <div key={paper.key} className={classes.paper}>
              <PaperFields
                load={load}
                paper={paper}
                path={`papers.${index}`}
                onRemove={papers.length > 1 ? () => form.removeListItem("papers", index) : undefined}
              />
            </div>
          ))}
          {share !== null && <Progress value={share * 100} aria-label="Upload" />}
          <FormActions submitLabel={upload} onCancel={onClose}>
            <ChooseFiles onChoose={add}>
              {(open) => (
                <Button
                  variant="subtle"
                  disabled={share !== null}
                  leftSection={<IconPlus size={16} aria-hidden />}
                  onClick={open}
                >
                  Add file
                </Button>
              )}
            </ChooseFiles>
          </FormActions>
        </Form>
      </div>
    </Modal>
  );
}
