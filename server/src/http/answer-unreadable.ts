import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEMS } from '@leveza/contract/problem.ts';

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const HEADERS = [
  'content-type: application/json; charset=utf-8',
  "content-security-policy: default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options: nosniff',
  'x-frame-options: DENY',
  'referrer-policy: no-referrer',
  'permissions-policy: camera=(self), geolocation=(), microphone=(), payment=()',
  'cache-control: no-store',
  'connection: close',
];

/** A request that Node cannot read reaches no hook: its answer gets our words and headers here. */
export function answerUnreadable({ code = '' }: { code?: string }, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = STATUS[code] ?? 400;
  const { message } = PROBLEMS['malformed-request'];
  const body = JSON.stringify({ success: false, error: { code: 'malformed-request', message } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...HEADERS,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
