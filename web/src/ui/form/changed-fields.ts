/** The names of the fields that no longer hold what they held. */
export function changedFields<V extends object>(values: V, before: V): (keyof V & string)[] {
  return (Object.keys(before) as (keyof V & string)[]).filter((name) => !isSame(values[name], before[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (isRow(one) && isRow(other)) return Object.keys(one).every((name) => isSame(one[name], other[name]));
  return Object.is(written(one), written(other));
}

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** An untouched empty field and a cleared one are equal. */
const written = (value: unknown) => (typeof value === 'string' ? value.trim() || null : value);
