import type { ServerResponse } from 'node:http';
import type { Recorded } from '../outside-server.ts';
import { sendJson, startOutside } from '../outside-server.ts';

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** An answer in place of the usual one. A message that meets a silent or cut line has arrived all the same. */
export type Fault = Reply | 'hang' | 'cut';

export interface ChannelServer<Received> {
  url: string;
  received: Received[];
  /** From now on; null: as usual again. */
  answerWith(fault: Fault | null): void;
  stop(): Promise<void>;
}

/** A service reads a request by its protocol: it takes the message, or refuses it. */
export type Reading<Received> = { received: Received; reply: Reply } | { reply: Reply };

/** Paths by which another process, such as a journey, reads what arrived and puts a fault. */
const CONTROL = { received: '/.received', fault: '/.fault' };

/** A service that runs in another process. */
export function channelAt<Received>(url: string) {
  return {
    received: async () => {
      const response = await fetch(url + CONTROL.received);
      return (await response.json()) as Received[];
    },
    answerWith: async (fault: Fault | null) => {
      await fetch(url + CONTROL.fault, { method: 'POST', body: JSON.stringify(fault) });
    },
  };
}

/** A service of a channel on loopback: it keeps the messages it took and can be told to fail. */
export async function startChannel<Received>(
  read: (asked: Recorded) => Reading<Received>,
): Promise<ChannelServer<Received>> {
  const received: Received[] = [];
  let fault: Fault | null = null;
  const server = await startOutside((asked, response) => {
    if (asked.url === CONTROL.received) return sendJson(response, 200, received);
    if (asked.url === CONTROL.fault) {
      fault = JSON.parse(asked.body) as Fault | null;
      return sendJson(response, 200, {});
    }
    const reading = read(asked);
    if (!('received' in reading)) return answer(response, reading.reply);
    if (fault === null || typeof fault === 'string') received.push(reading.received);
    answer(response, fault ?? reading.reply);
  });
  return {
    url: server.url,
    received,
    answerWith: (next) => {
      fault = next;
    },
    stop: server.stop,
  };
}

function answer(response: ServerResponse, reply: Fault): void {
  if (reply === 'hang') return;
  if (reply === 'cut') return void response.destroy();
  const { status, headers = {}, body } = reply;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body === undefined) response.writeHead(status).end();
  else sendJson(response, status, body);
}
