import { apiClient } from "@haul/platform";
import { HABITS, uploadFile } from "@haul/platform/upload";

/** Sends a file of the company to the server and answers its receipt, which a record then claims. */
export function uploadCompanyFile(file: File, isLogo: boolean): Promise<string> {
  return uploadFile(
    file,
    () => undefined,
    HABITS,
    (one) => mint(one, isLogo),
  );
}

async function mint(file: File, isLogo: boolean): Promise<string> {
  const { data } = await apiClient.POST("/api/company/file_uploads", {
    body: {
      file_name: file.name,
      byte_size: file.size,
      media_type: file.type || "application/octet-stream",
      is_logo: isLogo,
    },
  });
  if (!data) throw new Error("The upload could not start.");
  return data.upload_url;
}
