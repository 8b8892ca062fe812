import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inWaves, watchStatements } from '../server/src/testing/waves.ts';

/** The header of an answer that says how many statements its call asked. */
export const STATEMENTS_HEADER = 'x-statements';

/** A request with this header lets its statements leave in waves, and its answer says how many there were. */
export const WAVES_HEADER = 'x-waves';

interface Call {
  statements: number;
  /** Null where the call is measured: waiting for a wave takes time. */
  waves: ReturnType<typeof inWaves> | null;
}

const calls = new AsyncLocalStorage<Call>();

// Loaded before a server by the bench alone. Every statement passes here, those of a pool and of a transaction alike.
watchStatements((text, run) => {
  const call = calls.getStore();
  if (call) call.statements += 1;
  return call?.waves ? call.waves.ask(text, run) : run();
});

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  const call: Call = { statements: 0, waves: WAVES_HEADER in request.headers ? inWaves() : null };
  calls.enterWith(call);
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => ServerResponse;
  Reflect.set(response, 'writeHead', (...values: unknown[]) => {
    response.setHeader(STATEMENTS_HEADER, call.statements);
    if (call.waves) response.setHeader(WAVES_HEADER, call.waves.left.length);
    return writeHead(...values);
  });
});
