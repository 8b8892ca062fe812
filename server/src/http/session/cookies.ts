import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '@leveza/domain/time/spans.ts';

/** `__Host-` ties a cookie to this origin over HTTPS (browsers count localhost as such). */
export const ACCESS_COOKIE = '__Host-leveza-access';
export const REFRESH_COOKIE = '__Host-leveza-refresh';
/** Readable by the page, so that it knows whether there may be a session; worth nothing by itself. */
export const USER_COOKIE = '__Host-leveza-user';
export const SESSION_COOKIES = [ACCESS_COOKIE, REFRESH_COOKIE];

const SEVEN_DAYS_SECONDS = 7 * DAY_SECONDS;

const FLAGS: CookieSerializeOptions = { path: '/', secure: true, sameSite: 'lax' };

/** A browser says where a request comes from; an API client does not. */
export function isBrowser(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] !== undefined || request.headers.origin !== undefined;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** A browser gets its tokens as cookies only; an API client in the body only. */
export function handOver(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: string,
  { accessToken, refreshToken }: Tokens,
): Partial<Tokens> {
  if (!isBrowser(request)) return { accessToken, refreshToken };
  setSessionCookies(reply, userId, { accessToken, refreshToken });
  return {};
}

/** The tokens a browser brought along. */
export function tokensIn(request: FastifyRequest): (string | undefined)[] {
  return SESSION_COOKIES.map((name) => request.cookies[name]);
}

export function setSessionCookies(reply: FastifyReply, userId: string, tokens: Tokens): void {
  const options = { ...FLAGS, maxAge: SEVEN_DAYS_SECONDS };
  reply.setCookie(ACCESS_COOKIE, tokens.accessToken, { ...options, httpOnly: true });
  reply.setCookie(REFRESH_COOKIE, tokens.refreshToken, { ...options, httpOnly: true });
  reply.setCookie(USER_COOKIE, userId, options);
}

export function clearSessionCookies(reply: FastifyReply): void {
  for (const name of [ACCESS_COOKIE, REFRESH_COOKIE, USER_COOKIE]) reply.clearCookie(name, FLAGS);
}
