/** The body to send: changed fields as the schema parsed them, an emptied one as null. */
export function patchOf(changed: readonly string[], read: object): Record<string, unknown> {
  const values = read as Record<string, unknown>;
  return Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
}
