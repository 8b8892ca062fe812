import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import pg from 'pg';

/** The header of an answer that says how many statements its call asked. */
export const STATEMENTS_HEADER = 'x-statements';

interface Call {
  statements: number;
}

const calls = new AsyncLocalStorage<Call>();

// Loaded before a server by the bench alone. Every statement passes here, those of a pool and of a transaction alike.
const query = Reflect.get(pg.Client.prototype, 'query') as (...values: unknown[]) => unknown;
Reflect.set(pg.Client.prototype, 'query', function counted(this: pg.Client, ...values: unknown[]) {
  const call = calls.getStore();
  if (call) call.statements += 1;
  return Reflect.apply(query, this, values);
});

subscribe('http.server.request.start', (message) => {
  const { response } = message as { response: ServerResponse };
  const call: Call = { statements: 0 };
  calls.enterWith(call);
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => ServerResponse;
  Reflect.set(response, 'writeHead', (...values: unknown[]) => {
    response.setHeader(STATEMENTS_HEADER, call.statements);
    return writeHead(...values);
  });
});
