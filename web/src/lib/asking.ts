/** Requests that were sent and are not answered yet. */
export const unanswered = new Set<object>();

export const isAsking = (): boolean => unanswered.size > 0;

export async function asking<T>(ask: () => Promise<T>): Promise<T> {
  const request = {};
  unanswered.add(request);
  try {
    return await ask();
  } finally {
    unanswered.delete(request);
  }
}
