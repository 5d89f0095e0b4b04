/** Events of the audit log whose code makes no sentence. */
export const AUDIT_EVENTS: Readonly<Record<string, string>> = {
  "import.imported": "Import finished",
};
