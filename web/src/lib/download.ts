import type { Endpoint, Sent } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { request } from './api.ts';

/** The file an endpoint answers with, for the patient to keep. */
export async function download<E extends Endpoint & { download: true }>(
  endpoint: E,
  sent: Sent<E>,
  signal?: AbortSignal,
): Promise<Blob> {
  const response = await request(endpoint, sent, signal, { key: crypto.randomUUID() });
  try {
    return await response.blob();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Problem('offline', { cause });
  }
}
