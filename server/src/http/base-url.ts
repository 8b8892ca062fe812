import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** For links in messages. Never the request's Host header, which the sender chooses. */
export function baseUrlOf(app: FastifyInstance, { publicUrl, host, port }: Config): () => string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return () => {
    const bound = app.addresses()[0] as AddressInfo | undefined;
    return publicUrl ?? `http://${name}:${bound?.port ?? port}`;
  };
}
