import { Problem } from '@leveza/contract/problem.ts';
import type { VisitorCall } from '../../http/call.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import { findByToken } from './find-by-token.ts';
import { shareState } from './reply.ts';

/** More often than anybody reads a report, and few enough to end a program that reads it again and again. */
export const CALLS = { times: 60, perSeconds: 600 };

const REFUSAL = { ended: 'share-ended', revoked: 'share-revoked', locked: 'share-locked' } as const;

/** The link of a token while it stands, else the reason why it does not. */
export async function workingShare({ db, now }: VisitorCall, token: string) {
  const found = await findByToken(db, hashToken(token));
  if (!found) throw new Problem('share-unknown');
  const { share, hasHealthConsent, hasSharingConsent } = found;
  const state = shareState(share, now);
  if (state !== 'active') throw new Problem(REFUSAL[state]);
  // Taking a consent back ends what it allowed, at once.
  if (!hasHealthConsent || !hasSharingConsent) throw new Problem('share-revoked');
  return found;
}
