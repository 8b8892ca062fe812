import { Problem } from '@leveza/contract/problem.ts';
import type { FastifyRequest } from 'fastify';
import { SESSION_COOKIES } from './session/cookies.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a change another site asks for in the patient's name. SameSite cookies alone would let another
 * port of localhost through. A client with a Bearer token, or with no cookie and no browser header, has
 * nothing a foreign page could borrow.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE.has(request.method) || request.headers.authorization) return;
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isSame = site === undefined ? isOurs(origin, request, publicUrl) : site === 'same-origin';
  const isBrowser = site !== undefined || origin !== undefined;
  const hasSession = SESSION_COOKIES.some((name) => request.cookies[name]);
  if ((isBrowser || hasSession) && !isSame) throw new Problem('foreign-origin');
}

function isOurs(origin: string | undefined, request: FastifyRequest, publicUrl: string | undefined): boolean {
  if (!origin) return false;
  return origin === publicUrl || origin === `${request.protocol}://${request.host}`;
}
