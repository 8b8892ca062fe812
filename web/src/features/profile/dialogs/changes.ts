/** The names of the fields that no longer hold what they held. */
export function changedFields<V extends object>(values: V, before: V): (keyof V & string)[] {
  return (Object.keys(before) as (keyof V & string)[]).filter((name) => !isSame(values[name], before[name]));
}

/** What is sent: the fields that changed as the schema read them, an emptied one as null. */
export function patchOf(changed: readonly string[], read: object): Record<string, unknown> {
  const values = read as Record<string, unknown>;
  return Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
  }
  // An empty field is empty whether nobody filled it or somebody cleared it.
  return Object.is(one === '' ? null : one, other === '' ? null : other);
}
