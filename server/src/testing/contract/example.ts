import type { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import type { Patient } from '../test-app.ts';

/** A request that works for its owner; rows it needs are made on the way. */
export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: { name: string; content: Buffer };
  /** Reads that only show the change when they are asked in this way, beside those of every example. */
  reads?: Narrowed;
}

export type Narrowed = Partial<Record<keyof typeof ENDPOINTS, Pick<Example, 'params' | 'query'>>>;

export const made =
  (url: string, payload: object) =>
  async (owner: Patient): Promise<Example> => {
    const reply = await owner.call('POST', url, { payload });
    return { params: { id: reply.json<{ data: { id: string } }>().data.id } };
  };
