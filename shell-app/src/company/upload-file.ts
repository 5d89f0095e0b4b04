import { ApiError, apiClient } from "@haul/platform";

/** Sends a file of the company to the server and answers its receipt, which a record then claims. */
export async function uploadCompanyFile(file: File, isLogo: boolean): Promise<string> {
  const { data } = await apiClient.POST("/api/company/file_uploads", {
    body: {
      file_name: file.name,
      byte_size: file.size,
      media_type: file.type || "application/octet-stream",
      is_logo: isLogo,
    },
  });
  if (!data) throw new Error("The upload could not start.");
  const answer = await sent(data.upload_url, file);
  if (!answer.ok) throw await ApiError.fromResponse(answer);
  return ((await answer.json()) as { receipt: string }).receipt;
}

async function sent(url: string, file: File): Promise<Response> {
  try {
    return await fetch(url, { method: "PUT", body: file, headers: { "content-type": file.type } });
  } catch (error) {
    throw ApiError.fromFailure(error);
  }
}
