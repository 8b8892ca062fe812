/** Each at least once, some again, in the order of the keys. */
export function disorder<T>(rows: readonly T[], again: readonly boolean[], keys: readonly number[]): T[] {
  return [...rows, ...rows.filter((_, index) => again[index])]
    .map((row, index) => ({ row, key: keys[index] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ row }) => row);
}
