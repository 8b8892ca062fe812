import type { Answer, Endpoint, Received } from '@leveza/contract/endpoint.ts';
import { Problem, type FieldErrors } from '@leveza/contract/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/connection.ts';
import type { Afterwards, Call, VisitorCall } from './call.ts';
import { isConstant, packingOnce, writtenOnce } from './constant.ts';
import { type Download, sendFile } from './download.ts';
import { answerOnce } from './idempotency/answer-once.ts';
import { deletedRow, eraseAnswers } from './idempotency/erase-answers.ts';
import { addressKey } from './rate-limit/limit-requests.ts';
import { room } from './room.ts';
import { type SignedIn, ownerOf } from './session/owner-of.ts';
import { turnsOf } from './turns.ts';
import { type UploadedFile, receiveFile } from './upload.ts';
import { MOST_AGO_SECONDS, PRESSED_AGO } from '@leveza/contract/pressed-ago.ts';
import { SECOND_MS } from '@leveza/domain/time/spans.ts';

type IfPatient<E extends Endpoint, T> = E['access'] extends 'patient' ? T : null;

/** A call with its endpoint's parsed input. A public call has no owner, no zone and no session. */
export type CallOf<E extends Endpoint> = Received<E> &
  VisitorCall &
  Afterwards & {
    [K in keyof SignedIn]: IfPatient<E, SignedIn[K]>;
  } & { request: FastifyRequest; reply: FastifyReply } & (E extends { upload: object }
    ? { file: UploadedFile }
    : unknown);

type Answered<E extends Endpoint> = E extends { download: true } ? Download : Answer<E>;

export type Serve = <E extends Endpoint>(
  endpoint: E,
  handle: (call: CallOf<E>) => Answered<E> | Promise<Answered<E>>,
) => void;

/** Refuses a call that the patient's plan does not hold; asked before the work, in its transaction. */
export type Gate = (endpoint: Endpoint, call: Call) => Promise<void>;

/** A feature's table of contents: which calls it answers. */
export type Routes = (serve: Serve) => void;

interface Parts {
  db: Db;
  connections: number;
  gate: Gate;
  onServed: (endpoint: Endpoint) => void;
}

/** Joins the contract to Fastify; `onServed` hears of every endpoint so that none is forgotten. */
export function serveOn(app: FastifyInstance, { db, connections, gate, onServed }: Parts): Serve {
  const inTurn = turnsOf(connections);
  const uploads = room(UPLOADS);
  return (endpoint, handle) => {
    onServed(endpoint);
    const work = handle as unknown as (call: object) => Promise<object>;
    const write = async (mine: object) =>
      // Parsing the answer drops any column the contract does not name.
      JSON.stringify({ success: true, ...endpoint.reply.parse(await work(mine)) });
    const written = isConstant(endpoint) ? writtenOnce(write) : write;
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path}`,
      // A change answers with a row, too small to be worth packing; a file is packed already.
      ...((endpoint.method !== 'GET' || endpoint.download) && { compress: false }),
      ...(isConstant(endpoint) && { compress: packingOnce() }),
      ...(endpoint.upload && { bodyLimit: endpoint.upload.mostBytes + ROOM_FOR_BOUNDARIES }),
      handler: async (request, reply) => {
        const isPatients = endpoint.access === 'patient';
        const identify = async () => (isPatients ? ownerOf(db, request) : NOBODY);
        const admit = async (mine: object) => {
          if (isPatients) await gate(endpoint, mine as Call);
        };
        const carryOut = async (signedIn: SignedIn | typeof NOBODY) => {
          const later: (() => Promise<unknown>)[] = [];
          const afterwards: Afterwards['afterwards'] = (each) => void later.push(each);
          const call = { ...(await callOf(endpoint, signedIn, { db, request, reply })), afterwards };
          if (endpoint.download) {
            await admit(call);
            return sendFile(reply, (await work(call)) as Download);
          }
          const answer = async (connection: Db) => {
            const mine = { ...call, db: connection };
            await admit(mine);
            return written(mine);
          };
          const once = onceOf(endpoint, call);
          const gone = call.owner && deletedRow(endpoint, request.params);
          const text = once
            ? await answerOnce(db, once, answer)
            : await (gone ? eraseAnswers(db, { owner: call.owner, id: gone }, answer) : answer(db));
          await Promise.allSettled(later.map((each) => each()));
          return text;
        };
        const inOwnTime = async () => {
          const signedIn = isPatients ? await inTurn(endpoint, identify) : NOBODY;
          return endpoint.upload
            ? uploads(signedIn.owner ?? request.ip, bytesOf(request, endpoint.upload), () =>
                carryOut(signedIn),
              )
            : carryOut(signedIn);
        };
        // A file takes as long as it is large; an outside service has its own limit.
        const hasOwnTime = endpoint.upload ?? endpoint.isSlow ?? endpoint.download;
        const body = hasOwnTime
          ? await inOwnTime()
          : await inTurn(endpoint, async () => carryOut(await identify()));
        if (endpoint.download) return body;
        return reply
          .code(endpoint.status ?? 200)
          .type('application/json; charset=utf-8')
          .send(body);
      },
    });
  };
}

const ROOM_FOR_BOUNDARIES = 64 * 1024;
const MEGABYTE = 1024 * 1024;
/** A file is held in memory while it is checked and sealed; the largest, an account's archive, has 100 MB. */
const UPLOADS = { mostBytes: 384 * MEGABYTE, mostOfOne: 128 * MEGABYTE };

/** A body sent in pieces does not say its size: it counts as the largest. */
function bytesOf(request: FastifyRequest, { mostBytes }: NonNullable<Endpoint['upload']>): number {
  const announced = Number(request.headers['content-length']);
  return Math.min(Number.isFinite(announced) ? announced : Infinity, mostBytes + ROOM_FOR_BOUNDARIES);
}

interface AnyCall {
  owner: string | null;
  received: object;
  file?: UploadedFile;
  request: FastifyRequest;
}

async function callOf(
  endpoint: Endpoint,
  signedIn: SignedIn | typeof NOBODY,
  { db, request, reply }: { db: Db; request: FastifyRequest; reply: FastifyReply },
) {
  const now = new Date();
  if (signedIn.hasConsent === false && !endpoint.worksWithoutConsent) throw new Problem('consent-needed');
  const received = receive(endpoint, request);
  const file = endpoint.upload && { file: await receiveFile(request, endpoint.upload) };
  const device = request.headers['user-agent'];
  const address = addressKey(request);
  const pressedAt = pressedAtOf(request, now);
  const { log } = request;
  const asked = { db, now, pressedAt, log, device, address, request, reply };
  return { ...received, ...file, ...signedIn, received, ...asked };
}

const NOBODY = { owner: null, sessionId: null, zone: null, hasConsent: null };

/** The answer to a secret is not kept, and neither is a hash a password could be guessed from. */
function onceOf(endpoint: Endpoint, { owner, received, file, request }: AnyCall) {
  if (endpoint.method !== 'POST' || !owner || endpoint.isSecret || endpoint.isSlow) return null;
  const key = idempotencyKeyOf(request);
  return key && { owner, key, endpoint, received, file };
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Problem('invalid-input', {
    fields: { 'Idempotency-Key': 'Use de 1 a 200 caracteres sem espaços.' },
  });
}

/** When the patient first pressed; undefined where the request does not say it, or not in a way to be believed. */
function pressedAtOf(request: FastifyRequest, now: Date): Date | undefined {
  const seconds = Number(request.headers[PRESSED_AGO]);
  const isBelieved = Number.isInteger(seconds) && seconds > 0 && seconds <= MOST_AGO_SECONDS;
  return isBelieved ? new Date(now.getTime() - seconds * SECOND_MS) : undefined;
}

const PARTS = ['params', 'query', 'body'] as const;

/** The request's input, parsed by the contract's schemas, or every wrong field at once. */
function receive<E extends Endpoint>(endpoint: E, request: FastifyRequest): Received<E> {
  const received: Record<string, unknown> = {};
  const fields: FieldErrors = {};
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    const parsed = schema.safeParse(request[part] ?? {});
    if (parsed.success) received[part] = parsed.data;
    else if (part === 'params') throw new Problem('not-found');
    else for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  }
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields });
  return received as Received<E>;
}
