import type { Endpoint, Sent } from '@leveza/contract/endpoint.ts';
import { request } from './api.ts';
import { unreached } from './unreached.ts';

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
    throw unreached(cause);
  }
}
