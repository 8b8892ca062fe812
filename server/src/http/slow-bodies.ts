import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MS = 10_000;
/** About 16 kbit/s: slower than any phone network that can open a page. */
const LEAST_BYTES = 20_000;

/**
 * Ends a connection whose body hardly comes in. A limit on the whole request would either cut off a photo sent over a
 * bad network or let a sender of one byte a second keep a connection for minutes.
 */
export function endSlowBodies(app: FastifyInstance, lookEveryMs = LOOK_EVERY_MS): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (!raw.complete) watch(raw, lookEveryMs);
    done();
  });
}

function watch(raw: IncomingMessage, lookEveryMs: number): void {
  const { socket } = raw;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete || socket.destroyed) return clearInterval(timer);
    if (socket.bytesRead - seen < LEAST_BYTES) socket.destroy();
    seen = socket.bytesRead;
  }, lookEveryMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
