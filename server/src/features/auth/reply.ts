import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tokens } from '../../http/session/cookies.ts';
import { handOver } from '../../http/session/cookies.ts';

export interface Opened {
  user: { id: string; name: string; email: string };
  tokens: Tokens;
}

/** The signed-in patient, as a browser or an API client learns it. */
export function signedInReply(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { user, tokens }: Opened,
) {
  return { ...handOver(request, reply, user.id, tokens), user };
}
