import { apiClient } from "@haul/platform";
import { toast } from "@haul/ui/core";

/** Opens a paper in a tab of its own, by an address that lives for minutes. */
export async function openDocument(document_id: string): Promise<void> {
  try {
    const { data } = await apiClient.POST("/api/documents/{document_id}/open", {
      params: { path: { document_id } },
      body: { is_inline: true },
    });
    if (data) window.open(data.url, "_blank", "noopener");
  } catch (error) {
    toast.error(error);
  }
}
