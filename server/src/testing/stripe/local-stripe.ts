import type { ServerResponse } from 'node:http';
import type { StripeConfig } from '../../billing-config.ts';
import type { Fault, Reply } from '../channels/channel-server.ts';
import type { Recorded } from '../outside-server.ts';
import { sendJson, startOutside } from '../outside-server.ts';
import { payPage } from './pay-page.ts';
import { type StripeBooks, stripeBooks } from './stripe-books.ts';
import { carryOut, stripeError } from './stripe-calls.ts';
import { signedEvent, WEBHOOK_SECRET } from './stripe-news.ts';

const SECRET_KEY = 'sk_test_leveza';

export interface LocalStripe {
  url: string;
  config: StripeConfig;
  books: StripeBooks;
  requests: Recorded[];
  /** For calls whose path matches, from now on; a cut or silent line still carries the call out. */
  failOn(path: RegExp, fault: Fault | null): void;
  stop(): Promise<void>;
}

/**
 * Stripe on loopback: its paths, keys, forms, idempotency and signed events, and a page to pay on. With `tells`, events go
 * to the webhook of the server that the page leads back to, each twice and the last first.
 */
export async function startStripe({ tells = false } = {}): Promise<LocalStripe> {
  let failing: { path: RegExp; fault: Fault } | null = null;
  const repeated = new Map<string, { body: string; reply: Reply }>();
  let url = '';
  const books = stripeBooks(() => url);
  let toldOf = 0;

  const api = (asked: Recorded): Reply => {
    const { pathname, searchParams } = new URL(asked.url, url);
    if (asked.headers.authorization !== `Bearer ${SECRET_KEY}`) return stripeError(401, 'api_key_invalid');
    if (!asked.headers['stripe-version']) return stripeError(400, 'version_missing');
    const form = asked.method === 'POST' ? new URLSearchParams(asked.body) : searchParams;
    const call = { method: asked.method, path: pathname.slice('/v1'.length), form };
    const key = asked.headers['idempotency-key'];
    if (asked.method !== 'POST' || typeof key !== 'string') return carryOut(books, url, call);
    const before = repeated.get(key);
    if (before) return before.body === asked.body ? before.reply : stripeError(400, 'idempotency_error');
    const reply = structuredClone(carryOut(books, url, call));
    repeated.set(key, { body: asked.body, reply });
    return reply;
  };

  async function tellAll(webhook: string): Promise<void> {
    const fresh = books.events.slice(toldOf).toReversed();
    toldOf = books.events.length;
    for (const event of [...fresh, ...fresh]) {
      const { body, headers } = signedEvent(event);
      await fetch(webhook, { method: 'POST', body, headers }).catch(() => undefined);
    }
  }

  const server = await startOutside((asked, response) => {
    const { pathname } = new URL(asked.url, 'http://localhost');
    if (!pathname.startsWith('/v1/')) {
      const leads = payPage(books, asked, response);
      if (leads && tells) void tellAll(new URL('/api/webhooks/billing', leads).href);
      return;
    }
    const fault = failing?.path.test(pathname) ? failing.fault : null;
    if (fault !== null && typeof fault !== 'string') return answer(response, fault);
    const reply = api(asked);
    if (fault === 'hang') return;
    if (fault === 'cut') return void response.destroy();
    answer(response, reply);
  });
  url = server.url;
  return {
    ...server,
    books,
    config: {
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      url: server.url,
      version: '2026-10-28.endive',
    },
    failOn: (path, fault) => {
      failing = fault && { path, fault };
    },
  };
}

function answer(response: ServerResponse, { status, body }: Reply): void {
  sendJson(response, status, body);
}
