import type { Answer, Endpoint, Received } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/connection.ts';
import { answerOnce } from './idempotency/answer-once.ts';
import { within } from './deadline.ts';
import { receive } from './receive.ts';
import { ownerOf } from './session/owner-of.ts';

type Call<E extends Endpoint> = Received<E> & {
  /** A transaction when the request carries an idempotency key: use this one and no other. */
  db: Db;
  owner: E['access'] extends 'patient' ? string : null;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Serve = <E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Answer<E> | Promise<Answer<E>>,
) => void;

/** A feature's table of contents: which calls it answers. */
export type Routes = (serve: Serve) => void;

/** Joins the contract to Fastify; `onServed` hears of every endpoint so that none is forgotten. */
export function serveOn(app: FastifyInstance, db: Db, onServed: (endpoint: Endpoint) => void): Serve {
  return (endpoint, handle) => {
    onServed(endpoint);
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      // A change answers with a row, too small to be worth packing.
      ...(endpoint.method !== 'GET' && { compress: false }),
      handler: (request, reply) =>
        within(async () => {
          const owner = endpoint.access === 'patient' ? await ownerOf(db, request) : null;
          const received = receive(endpoint, request);
          const answer = async (connection: Db) => {
            const call = { ...received, db: connection, owner, request, reply } as unknown as Call<
              typeof endpoint
            >;
            // Parsing the answer drops any column the contract does not name.
            return JSON.stringify({ success: true, ...endpoint.reply.parse(await handle(call)) });
          };
          const key = endpoint.method === 'POST' && owner ? idempotencyKeyOf(request) : null;
          const body = key
            ? await answerOnce(db, { owner: owner!, key, endpoint, received }, answer)
            : await answer(db);
          return reply
            .code(endpoint.status ?? 200)
            .type('application/json; charset=utf-8')
            .send(body);
        }),
    });
  };
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Problem('invalid-input', {
    fields: { 'Idempotency-Key': 'Use de 1 a 200 caracteres sem espaços.' },
  });
}
