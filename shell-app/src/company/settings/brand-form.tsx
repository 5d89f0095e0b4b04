import { useState } from "react";
import { type Saving, useOpenedVersion } from "@haul/platform/lists";
import { Alert, Button, Group, Text, errorMessage, toast } from "@haul/ui/core";
import { FileButton, Form, FormActions, FormField, useForm } from "@haul/ui/forms";
import { IconPhoto } from "@haul/ui/icons";
import { useRecentSignIn } from "../recent-sign-in";
import { uploadCompanyFile } from "../upload-file";
import { contrastWithWhite, LEAST_CONTRAST } from "./contrast";
import { type CompanySettings, useUpdateSettings } from "./settings.queries";

interface Values extends Record<string, unknown> {
  brand_color: string;
  invoice_footer: string;
}

/** Logo, color and the last lines of invoices. */
export function BrandForm({ settings, onDone }: { settings: CompanySettings; onDone: () => void }) {
  const update = useUpdateSettings();
  const saving = useOpenedVersion(settings.version);
  const signIn = useRecentSignIn();
  const form = useForm<Values>({
    initialValues: { brand_color: settings.brand.color ?? "", invoice_footer: settings.invoice_footer ?? "" },
    validate: ({ brand_color }) => colorProblem(brand_color),
  });
  const onSubmit = async ({ brand_color, invoice_footer }: Values) => {
    const changes = { brand_color: brand_color.trim() || null, invoice_footer: invoice_footer.trim() || null };
    const save = (version: number) => update.mutateAsync({ body: { version, ...changes } });
    if (!(await signIn.saves(() => saving(save)))) return;
    toast.success("The brand is saved.");
    onDone();
  };
  return (
    <>
      <Logo settings={settings} saving={saving} />
      <Form form={form} aria-label="Brand" onSubmit={onSubmit}>
        <FormField
          name="brand_color"
          label="Color"
          description="Such as #0f766e; dark enough to be read on white."
          maxLength={7}
        />
        <Preview color={form.values.brand_color} />
        <FormField
          name="invoice_footer"
          type="textarea"
          label="Invoice footer"
          description="Small print at the end of every invoice. Longer texts, such as terms, are under Papers and follow it."
          maxLength={500}
          minRows={3}
        />
        <FormActions submitLabel="Save brand" onCancel={onDone} />
      </Form>
      {signIn.dialog}
    </>
  );
}

function colorProblem(text: string): Record<string, string> {
  if (text.trim() === "") return {};
  const contrast = contrastWithWhite(text);
  if (contrast === undefined) return { brand_color: "Enter a color such as #0f766e." };
  if (contrast >= LEAST_CONTRAST) return {};
  return { brand_color: `This color is too light to read on white: its contrast is ${contrast.toFixed(1)} of 4.5.` };
}

function Preview({ color }: { color: string }) {
  const contrast = contrastWithWhite(color);
  if (contrast === undefined || contrast < LEAST_CONTRAST) return null;
  return (
    <Group gap="sm" aria-label="Preview">
      <span style={{ background: "#fff", border: `1px solid ${color}`, borderRadius: 4, color, padding: "4px 10px" }}>
        Invoice INV-1042
      </span>
      <span style={{ background: color, borderRadius: 4, color: "#fff", padding: "5px 11px" }}>Open</span>
    </Group>
  );
}

/** Saved at once: a picture is chosen, not typed. */
function Logo({ settings, saving }: { settings: CompanySettings; saving: Saving }) {
  const update = useUpdateSettings();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (file: File | null, isRemoved: boolean) => {
    if (!file && !isRemoved) return;
    setProblem(null);
    setSending(true);
    try {
      const logo_receipt = file ? await uploadCompanyFile(file, true) : null;
      await saving((version) => update.mutateAsync({ body: { version, logo_receipt } }));
      toast.success(file ? "The logo is saved." : "The logo is removed.");
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setSending(false);
    }
  };
  const { logo_url } = settings.brand;
  return (
    <>
      <Group gap="sm" mb="sm">
        {logo_url && <img src={logo_url} alt="Your logo" style={{ maxHeight: 48, maxWidth: 240 }} />}
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void save(file, false)}>
          {(props) => (
            <Button {...props} variant="default" loading={isSending} leftSection={<IconPhoto size={16} aria-hidden />}>
              {logo_url ? "Replace logo" : "Add logo"}
            </Button>
          )}
        </FileButton>
        {logo_url && (
          <Button variant="subtle" color="red" ms={-13} disabled={isSending} onClick={() => void save(null, true)}>
            Remove logo
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mb="sm">
        PNG or JPEG, up to 512 KB.
      </Text>
      {problem !== null && (
        <Alert color="red" role="alert" mb="sm">
          {problem}
        </Alert>
      )}
    </>
  );
}
