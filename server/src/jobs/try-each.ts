/** Works on each, one after the other. One that fails stops no other; the first error is thrown at the end. */
export async function tryEach<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
