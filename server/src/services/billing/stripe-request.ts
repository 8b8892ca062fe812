import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { z } from 'zod';
import type { StripeConfig } from '../../billing-config.ts';
import { readJson } from '../read-limited.ts';
import { BillingFailure } from './billing.ts';

const TIME_LIMIT_MS = 12_000;
const MOST_BYTES = 2 * 1024 * 1024;
const PAUSE_MS = 300;

type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };
export type Form = Record<string, Value>;

/** Fields as Stripe reads them: `items[0][price]`. A field without a value is left out. */
export function formOf(form: Form): URLSearchParams {
  const fields = new URLSearchParams();
  const put = (name: string, value: Value) => {
    if (value === undefined || value === null) return;
    if (typeof value !== 'object') return fields.append(name, String(value));
    const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
    for (const [key, part] of parts) put(`${name}[${key}]`, part);
  };
  for (const [name, value] of Object.entries(form)) put(name, value);
  return fields;
}

export interface StripeRequest {
  get<T>(path: string, query: Form, schema: z.ZodType<T>): Promise<T>;
  /** `key` makes a repeated request the same one. */
  post<T>(path: string, form: Form, schema: z.ZodType<T>, key?: string): Promise<T>;
  remove<T>(path: string, schema: z.ZodType<T>): Promise<T>;
}

/** Talks to Stripe by plain fetch. A request that failed in passing is tried once more, under the same key. */
export function stripeRequest(config: StripeConfig, timeoutMs = TIME_LIMIT_MS): StripeRequest {
  const headers = { authorization: `Bearer ${config.secretKey}`, 'stripe-version': config.version };
  const send = async (method: string, path: string, form: Form, key: string | null) => {
    const fields = formOf(form);
    const isQuery = method === 'GET' && fields.size > 0;
    try {
      return await fetch(`${config.url}/v1${path}${isQuery ? `?${fields.toString()}` : ''}`, {
        method,
        headers: { ...headers, ...(key !== null && { 'idempotency-key': key }) },
        ...(method === 'POST' && { body: fields }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch {
      // A question changes nothing, so that a lost one is only a pity.
      throw new BillingFailure(method === 'GET' ? 'unavailable' : 'unknown');
    }
  };

  const ask = async <T>(
    method: string,
    path: string,
    form: Form,
    schema: z.ZodType<T>,
    key: string | null,
  ) => {
    const once = async () => answerOf(await send(method, path, form, key), schema, method !== 'GET');
    try {
      return await once();
    } catch (error) {
      if (!(error instanceof BillingFailure) || !isPassing(error)) throw error;
      await pause(PAUSE_MS);
      return once();
    }
  };

  return {
    get: (path, query, schema) => ask('GET', path, query, schema, null),
    post: (path, form, schema, key = randomUUID()) => ask('POST', path, form, schema, key),
    remove: (path, schema) => ask('DELETE', path, {}, schema, null),
  };
}

const isPassing = ({ kind }: BillingFailure) => kind === 'unknown' || kind === 'unavailable';

async function answerOf<T>(response: Response, schema: z.ZodType<T>, isChange: boolean): Promise<T> {
  const { status } = response;
  if (!response.ok) {
    await response.body?.cancel();
    // A change that ended in an error of the provider may have been carried out.
    throw new BillingFailure(isChange && status >= 500 ? 'unknown' : kindOf(status), status);
  }
  const body = await readJson(response, MOST_BYTES).catch(() => undefined);
  const read = schema.safeParse(body);
  // The request was carried out; its answer was lost on the way or cannot be read.
  if (!read.success) throw new BillingFailure('unknown', status);
  return read.data;
}

function kindOf(status: number) {
  if (status === 402) return 'declined';
  return status === 409 || status === 429 || status >= 500 ? 'unavailable' : 'refused';
}
