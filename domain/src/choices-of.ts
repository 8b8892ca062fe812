/** The keys of a label table, in its order, for a schema or a list of choices. */
export function choicesOf<K extends string>(labels: Record<K, string>): [K, ...K[]] {
  return Object.keys(labels) as [K, ...K[]];
}
