import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = '<!doctype html><title>.</title><p>Uma página sem nada.</p>';

/** A page without anything, to measure the others against. */
export async function bareServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((_, reply) => {
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(PAGE);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
