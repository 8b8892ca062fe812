/** What is sent: the fields that changed as the schema read them, an emptied one as null. */
export function patchOf(changed: readonly string[], read: object): Record<string, unknown> {
  const values = read as Record<string, unknown>;
  return Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
}
