/** Lets so many works run side by side; the others wait for a place. */
export function atMost(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => void waiting.push(go));
    try {
      return await work();
    } finally {
      // The one who leaves hands its place on.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
