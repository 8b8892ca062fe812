import { Problem } from '@leveza/contract/problem.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import type { VisitorCall } from '../../http/call.ts';
import { hashToken } from '../../http/session/owner-of.ts';
import { feedOf } from './feed.ts';
import { findFeed } from './feed-store.ts';

/** Answers every reader who has the address. Without the patient's consent, or after it ended, there is nothing here. */
export async function readCalendarFeed({ db, now }: VisitorCall, file: string) {
  const feed = await findFeed(db, hashToken(file.replace(/\.ics$/, '')));
  if (!feed?.hasConsent) throw new Problem('not-found');
  const { owner, zone, showsNames } = feed;
  return feedOf({ db, owner, zone: zone ?? DEFAULT_ZONE, now }, { showsNames });
}
