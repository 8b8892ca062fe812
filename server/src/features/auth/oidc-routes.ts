import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/connection.ts';
import { addressKey } from '../../http/rate-limit/limit-requests.ts';
import { setSessionCookies, tokensIn } from '../../http/session/cookies.ts';
import { logout } from './logout.ts';
import { keepAttempt, takeAttempt } from './oidc-attempt.ts';
import { providerOf } from './oidc-client.ts';
import { ExternalRefusal, beginExternalSignIn, finishExternalSignIn } from './oidc.ts';
import { destination } from '@leveza/domain/auth/destination.ts';
import type { StartRecord } from './register.ts';
import { EmailTaken } from './sign-in-external.ts';
import { refuseBeyond } from '../../http/rate-limit/hit.ts';

interface Parts {
  db: Db;
  config: Config;
  baseUrl: () => string;
  startRecord: StartRecord;
}

const START = '/api/auth/oidc/start';
const CALLBACK = '/api/auth/oidc/callback';

/** Steps of a browser between two sites: redirects, so not part of the contract. */
export function oidcRoutes(app: FastifyInstance, { db, config, baseUrl, startRecord }: Parts): void {
  if (!config.oidc) return;
  const findProvider = providerOf(config.oidc);

  app.get<{ Querystring: { next?: unknown } }>(START, (request, reply) =>
    orBackToLogin(request, reply, async () => {
      const { address, secrets } = await beginExternalSignIn(await findProvider(), baseUrl() + CALLBACK);
      keepAttempt(reply, { ...secrets, next: destination(request.query.next) });
      return address.href;
    }),
  );

  // A HEAD request must not spend an attempt.
  app.get(CALLBACK, { exposeHeadRoute: false }, (request, reply) =>
    orBackToLogin(request, reply, async () => {
      const attempt = takeAttempt(request, reply);
      if (!attempt) throw new ExternalRefusal('no-attempt');
      const limit = { times: config.loginsPerMinute, perSeconds: 60 };
      await refuseBeyond(db, `logins:${addressKey(request)}`, limit);
      const { userId, tokens } = await finishExternalSignIn(db, {
        provider: await findProvider(),
        attempt,
        address: returnAddress(baseUrl() + CALLBACK, request.url),
        device: request.headers['user-agent'],
        now: new Date(),
        startRecord,
      });
      await logout({ db, now: new Date() }, tokensIn(request));
      setSessionCookies(reply, userId, tokens);
      return attempt.next;
    }),
  );
}

/** The redirect address sent to the provider, never the Host header; only the answer's parameters are the request's. */
function returnAddress(redirectUri: string, requested: string): URL {
  const address = new URL(redirectUri);
  const question = requested.indexOf('?');
  address.search = question < 0 ? '' : requested.slice(question);
  return address;
}

async function orBackToLogin(request: FastifyRequest, reply: FastifyReply, step: () => Promise<string>) {
  try {
    return reply.redirect(await step(), 302);
  } catch (error) {
    request.log.warn({ failure: kindsOf(error) }, 'external sign-in failed');
    return reply.redirect(
      error instanceof EmailTaken ? '/login?reason=oidc-email' : '/login?reason=oidc',
      302,
    );
  }
}

/** Names and codes only: messages, and the stacks that begin with them, may quote the provider. */
function kindsOf(error: unknown): string[] {
  const kinds = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    kinds.push(typeof code === 'string' ? `${cause.name} ${code}` : cause.name);
  }
  return kinds;
}
