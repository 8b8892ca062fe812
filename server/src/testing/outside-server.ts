import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request exactly as it came over the wire. */
export interface Recorded {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** The body as it came, where it is no text or its signature counts. */
  bytes: Buffer;
}

export interface OutsideServer {
  url: string;
  requests: Recorded[];
  stop(): Promise<void>;
}

/** A server on loopback that keeps what it was asked. */
export async function startOutside(
  answer: (asked: Recorded, response: ServerResponse) => void,
): Promise<OutsideServer> {
  const requests: Recorded[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const bytes = Buffer.concat(chunks);
      const asked = { method, url, headers, body: bytes.toString(), bytes };
      requests.push(asked);
      answer(asked, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
