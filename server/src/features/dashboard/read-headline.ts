import type * as contract from '@leveza/contract/dashboard.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import type { Call } from '../../http/call.ts';
import { treatmentQuestion } from '../applications/shared/treatment.ts';
import { newestWeightsQuestion } from '../measurements/shared/weights.ts';
import { unreadQuestion } from '../notifications/shared/notify.ts';

type Headline = Answer<typeof contract.readHeadline>['data'];

export async function readHeadline(call: Call): Promise<Headline> {
  const { db, owner } = call;
  const [{ next, profile }, [latest], unreadNotifications] = await askInOne(
    db,
    treatmentQuestion(call),
    newestWeightsQuestion(owner, 1),
    unreadQuestion(owner),
  );
  const initial = profile?.initialWeight ?? null;
  const current = latest?.weight ?? null;
  return {
    // The dose due or late, else the one ahead.
    nextDoseAt: (next.followingAt ?? next.plannedAt)?.toISOString() ?? null,
    talkToPrescriber: next.talkToPrescriber,
    totalLossKg: initial === null || current === null ? null : Math.round((initial - current) * 100) / 100,
    unreadNotifications,
  };
}
