import type { FastifyInstance } from 'fastify';

/** While the server closes, each last answer also ends its connection: a kept one would hold the exit back. */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
