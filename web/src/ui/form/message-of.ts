/** The first sentence in an error, which for a list or an object is nested in one of its parts. */
export function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message !== '') return error.message;
  for (const [key, part] of Object.entries(error)) {
    const message = key === 'ref' ? undefined : messageOf(part);
    if (message !== undefined) return message;
  }
  return undefined;
}
