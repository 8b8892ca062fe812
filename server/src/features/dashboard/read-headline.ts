import type * as contract from '@leveza/contract/dashboard.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import { readTreatment } from '../applications/shared/treatment.ts';
import { findLatestWeight } from '../measurements/shared/weights.ts';
import { countUnread } from '../notifications/shared/notify.ts';

type Headline = Answer<typeof contract.readHeadline>['data'];

export async function readHeadline(call: Call): Promise<Headline> {
  const { db, owner } = call;
  const [{ next, profile }, current, unreadNotifications] = await askTogether(
    db,
    () => readTreatment(call),
    () => findLatestWeight(db, owner),
    () => countUnread(db, owner),
  );
  const initial = profile?.initialWeight ?? null;
  return {
    // The dose due or late, else the one ahead.
    nextDoseAt: (next.followingAt ?? next.plannedAt)?.toISOString() ?? null,
    talkToPrescriber: next.talkToPrescriber,
    totalLossKg: initial === null || current === null ? null : Math.round((initial - current) * 100) / 100,
    unreadNotifications,
  };
}
