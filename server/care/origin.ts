/** Whether a page of this server made the request: its origin is the host that was asked, or one of those named. */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  named: readonly string[],
): boolean => {
  if (origin === undefined || host === undefined) return false;
  if (named.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
