/** The log-in page with the address filled in. */
export function loginAddress(path: string, email: string | null | undefined): string {
  return email ? `${path}?${new URLSearchParams({ email })}` : path;
}
