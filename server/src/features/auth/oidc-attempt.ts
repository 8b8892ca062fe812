import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { destination } from '@leveza/domain/auth/destination.ts';

export const ATTEMPT_COOKIE = '__Host-leveza-oidc';
export const ATTEMPT_SECONDS = 10 * 60;

/** Lax, not Strict: the way back from the provider is a navigation from another site. */
const FLAGS = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

const Attempt = z.object({
  state: z.string().min(1),
  nonce: z.string().min(1),
  verifier: z.string().min(1),
  next: z.string().transform(destination),
  until: z.number(),
});

/** Ties the provider's answer to the browser that asked. */
export type Attempt = z.infer<typeof Attempt>;

export function keepAttempt(reply: FastifyReply, attempt: Omit<Attempt, 'until'>): void {
  const until = Date.now() + ATTEMPT_SECONDS * 1000;
  const value = Buffer.from(JSON.stringify({ ...attempt, until })).toString('base64url');
  reply.setCookie(ATTEMPT_COOKIE, value, { ...FLAGS, maxAge: ATTEMPT_SECONDS });
}

/** The attempt this browser began, if it is still good; the browser forgets it either way. */
export function takeAttempt(request: FastifyRequest, reply: FastifyReply): Attempt | null {
  reply.clearCookie(ATTEMPT_COOKIE, FLAGS);
  const attempt = Attempt.safeParse(parse(request.cookies[ATTEMPT_COOKIE] ?? ''));
  return attempt.success && attempt.data.until > Date.now() ? attempt.data : null;
}

function parse(value: string): unknown {
  try {
    return JSON.parse(Buffer.from(value, 'base64url').toString());
  } catch {
    return null;
  }
}
