let open = 0;

/** A request was sent and is not answered yet. */
export const isAsking = (): boolean => open > 0;

export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  open += 1;
  try {
    return await ask();
  } finally {
    open -= 1;
  }
}
