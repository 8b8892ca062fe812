import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyRequest } from 'fastify';
import './route-config.ts';
import { SESSION_COOKIES } from './session/cookies.ts';
import { bearerOf } from './session/owner-of.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change another site asks for in the patient's name. SameSite cookies alone would let another
 * port of localhost through. A client with a Bearer token and no cookie, or with no cookie and no browser header, has
 * nothing a foreign page could borrow. Beside a cookie no other header counts: a browser adds some by itself.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE.has(request.method) || request.routeOptions.config.provesItself) return;
  const hasSession = SESSION_COOKIES.some((name) => request.cookies[name]);
  if (!hasSession && bearerOf(request)) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isSame = site === undefined ? isOurs(origin, request, publicUrl) : site === 'same-origin';
  const isBrowser = site !== undefined || origin !== undefined;
  if ((isBrowser || hasSession) && !isSame) throw new Problem('foreign-origin');
}

function isOurs(origin: string | undefined, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (!origin) return false;
  return origin === publicUrl || origin === `${request.protocol}://${request.host}`;
}
