/** The names of the fields that no longer hold what they held. */
export function changedFields<V extends object>(values: V, before: V): (keyof V & string)[] {
  return (Object.keys(before) as (keyof V & string)[]).filter(
    (name) => !Object.is(emptied(values[name]), emptied(before[name])),
  );
}

// An empty field is empty whether nobody filled it or somebody cleared it.
const emptied = (value: unknown) => (value === '' ? null : value);
