import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../db/connection.ts';
import { refuseBeyond } from '../../../http/rate-limit/hit.ts';
import { addressKey } from '../../../http/rate-limit/limit-requests.ts';
import { isSignedBy } from '../../../services/sms/signature.ts';
import type { Vault } from '../../../services/vault/vault.ts';
import { answerVerification, readWebhook } from '../../../services/whatsapp/webhook.ts';
import { switchEmail } from '../../auth/shared/settings.ts';
import { readMessageToken } from '../shared/message-token.ts';
import { receiveSms } from './receive-sms.ts';
import {
  type AnswerMessage,
  type FollowUndelivered,
  receiveWhatsapp,
  type StopCaring,
} from './receive-whatsapp.ts';
import { PAGE_POLICY, unsubscribePage } from './unsubscribe-page.ts';

interface Parts {
  db: Db;
  config: Config;
  vault: Vault;
  baseUrl: () => string;
  answerMessage: AnswerMessage;
  stopCaring: StopCaring;
  followUndelivered: FollowUndelivered;
}

const WHATSAPP = '/api/webhooks/whatsapp';
const SMS = '/api/webhooks/sms';
const UNSUBSCRIBE = '/api/unsubscribe/:token';

/** Meta's calls have up to 3 MB; the others are forms. */
const MOST_BYTES = { whatsapp: 3 * 1024 * 1024, form: 64 * 1024 };
const BAD_SIGNATURES = { times: 30, perSeconds: 60 };
const SIGNED = { provesItself: true, isUncounted: true };

/** Calls of other services, in their own forms and with their own proofs: not part of the contract. */
export async function incomingRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  await app.register(async (inside) => {
    // Bodies stay bytes: a signature is over them as they came. Only in here: elsewhere a form is refused.
    inside.removeAllContentTypeParsers();
    inside.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    whatsappRoutes(inside, parts);
    smsRoutes(inside, parts);
    unsubscribeRoutes(inside, parts);
  });
}

function whatsappRoutes(app: FastifyInstance, { db, config, ...means }: Parts): void {
  app.get<{ Querystring: Record<string, unknown> }>(WHATSAPP, async ({ query }, reply) => {
    const challenge = answerVerification(config.whatsapp?.verifyToken, query);
    if (challenge === null) throw new Problem('signature-refused');
    return reply.type('text/plain; charset=utf-8').send(challenge);
  });

  app.post(WHATSAPP, { config: SIGNED, bodyLimit: MOST_BYTES.whatsapp }, async (request, reply) => {
    const signature = headerOf(request, 'x-hub-signature-256');
    const news = readWebhook(config.whatsapp?.appSecret, bytesOf(request), signature);
    if (news === null) return refuseUnsigned(db, request);
    await receiveWhatsapp(db, news, { ...means, now: new Date() });
    return reply.send({ success: true });
  });
}

function smsRoutes(app: FastifyInstance, { db, config, baseUrl }: Parts): void {
  app.post<{ Querystring: Record<string, unknown> }>(
    SMS,
    { config: SIGNED, bodyLimit: MOST_BYTES.form },
    async (request, reply) => {
      const form = new URLSearchParams(bytesOf(request).toString());
      const signature = headerOf(request, 'x-twilio-signature');
      const call = { url: baseUrl() + request.url, form, signature };
      if (!config.sms || !isSignedBy(config.sms.token, call)) return refuseUnsigned(db, request);
      const { m } = request.query;
      const messageId = typeof m === 'string' ? m : null;
      const words = await receiveSms(db, form, { messageId, now: new Date() });
      const message = words === null ? '' : `<Message>${words}</Message>`;
      return reply
        .type('text/xml; charset=utf-8')
        .send(`<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`);
    },
  );
}

function unsubscribeRoutes(app: FastifyInstance, { db, vault }: Parts): void {
  type Addressed = FastifyRequest<{ Params: { token: string } }>;
  const ownerOf = ({ params }: Addressed) => {
    try {
      return readMessageToken(vault, 'unsubscribe', params.token, new Date());
    } catch {
      return null;
    }
  };

  // Scanners of mail open every link: opening changes nothing.
  app.get(UNSUBSCRIBE, async (request: Addressed, reply) =>
    ownerOf(request) === null ? sendPage(reply, 'spent') : sendPage(reply, 'asking'),
  );

  // A mail program posts 'List-Unsubscribe=One-Click' as a form or in parts (RFC 8058); only our page sends 'undo'.
  const options = { config: { provesItself: true }, bodyLimit: MOST_BYTES.form };
  app.post(UNSUBSCRIBE, options, async (request: Addressed, reply) => {
    const owner = ownerOf(request);
    if (owner === null) return sendPage(reply, 'spent');
    const isUndone = new URLSearchParams(bytesOf(request).toString()).has('undo');
    await switchEmail(db, owner, isUndone);
    return sendPage(reply, isUndone ? 'resumed' : 'stopped');
  });
}

function sendPage(reply: FastifyReply, name: Parameters<typeof unsubscribePage>[0]) {
  return reply
    .code(name === 'spent' ? 410 : 200)
    .header('content-security-policy', PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(unsubscribePage(name));
}

async function refuseUnsigned(db: Db, request: FastifyRequest): Promise<never> {
  await refuseBeyond(db, `bad-signatures:${addressKey(request)}`, BAD_SIGNATURES);
  throw new Problem('signature-refused');
}

const bytesOf = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
