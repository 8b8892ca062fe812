import type { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import type { ProblemCode } from '@leveza/contract/problem.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { dayFromToday } from '../../day.ts';
import type { Patient, TestApp } from '../../test-app.ts';
import type { Example } from '../example.ts';

/** A change of what the patient sees today; EXAMPLES change a row of their own that little depends on. */
export interface Telling {
  /** The patient's action. */
  what: string;
  name: keyof typeof ENDPOINTS;
  example: (owner: Patient) => Promise<Example>;
  /** The call is refused, and changes something all the same. */
  refusedWith?: ProblemCode;
  /** The work of a job that the call waits for. */
  meanwhile?: (house: TestApp) => Promise<void>;
}

export const now = () => new Date().toISOString();
export const today = () => dayFromToday(0);
export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

export async function read<T>(owner: Patient, url: string): Promise<T> {
  return (await owner.call('GET', `/api${url}`)).json<{ data: T }>().data;
}

/** The first row of a list, as the address of a call names it. */
export async function first(owner: Patient, list: string) {
  const [row] = await read<{ id: string }[]>(owner, list);
  return { params: { id: row!.id } };
}
