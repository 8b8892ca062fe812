import type { FastifyReply, FastifyRequest } from 'fastify';
import type { VisitorCall } from '../../http/call.ts';
import { tokensIn } from '../../http/session/cookies.ts';
import { logout } from './logout.ts';
import type { Opened } from './reply.ts';
import { signedInReply } from './reply.ts';

type Entering = VisitorCall & { request: FastifyRequest; reply: FastifyReply };

/** Hands over a new session and ends the one whose cookies it replaces: its tokens would stay valid unseen. */
export async function enter(call: Entering, opened: Opened) {
  await logout(call, tokensIn(call.request));
  return signedInReply(call, opened);
}
