import type * as contract from '@leveza/contract/dashboard.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { lateFrom } from '@leveza/domain/applications/late-dose.ts';
import { headlineDose } from '@leveza/domain/dashboard/headline-dose.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import { type Treatment, treatmentQuestion } from '../applications/shared/treatment.ts';
import { newestWeightsQuestion } from '../measurements/shared/weights.ts';
import { unreadQuestion } from '../notifications/shared/notify.ts';
import { nextShelfDose } from '../plans/shared/next-shelf-dose.ts';

type Headline = Answer<typeof contract.readHeadline>['data'];

export async function readHeadline(call: Call): Promise<Headline> {
  const { db, owner } = call;
  const [[treatment, [latest], unreadNotifications], planned] = await askTogether(
    db,
    () => askInOne(db, treatmentQuestion(call), newestWeightsQuestion(owner, 1), unreadQuestion(owner)),
    () => nextShelfDose(call),
  );
  const { next, profile } = treatment;
  const dose = next.talkToPrescriber
    ? injectionOf(treatment)
    : headlineDose(injectionOf(treatment), planned, call);
  const initial = profile?.initialWeight ?? null;
  const current = latest?.weight ?? null;
  return {
    nextDoseAt: dose?.at.toISOString() ?? null,
    nextDoseName: dose?.name ?? null,
    nextDoseLateAt: dose?.lateAt.toISOString() ?? null,
    talkToPrescriber: next.talkToPrescriber,
    totalLossKg: initial === null || current === null ? null : Math.round((initial - current) * 100) / 100,
    unreadNotifications,
  };
}

/** The dose due or late, else the one ahead. */
function injectionOf({ next, titration, last, rule, zone }: Treatment) {
  const at = next.followingAt ?? next.plannedAt;
  const name = (titration?.medicine ?? last)?.medicationName ?? null;
  return at && { at, lateAt: lateFrom(at, rule, zone), name };
}
