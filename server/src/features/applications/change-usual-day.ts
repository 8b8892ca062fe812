import type * as contract from '@leveza/contract/applications/doses.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { wallClock } from '@leveza/domain/time/instants.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Call } from '../../http/call.ts';
import { nextDoseReply, nextOf, readTreatment } from './shared/treatment.ts';
import { keepUsualDay } from './shared/usual-day.ts';
import { holdDoses } from './store.ts';

/** A slip in the month must not stop the plan for a year. */
const FARTHEST_DAYS = 60;

/** The patient's word alone moves the usual day; a next dose inside the label's gap is asked about. */
export async function changeUsualDay(
  call: Call,
  { at: written, confirmEarly }: Received<typeof contract.changeUsualDay>['body'],
): Promise<NextDose> {
  const { owner, zone, now } = call;
  const at = new Date(written);
  if (Math.abs(at.getTime() - now.getTime()) > FARTHEST_DAYS * DAY_MS) {
    throw atField(`Escolha um dia dos próximos ${FARTHEST_DAYS}.`);
  }
  return call.db.transaction(async (tx) => {
    await holdDoses(tx, owner);
    const treatment = await readTreatment({ ...call, db: tx });
    const { last, intervalDays } = treatment;
    if (!last) throw atField('Registre a primeira aplicação: o dia dela é o seu dia.');
    if (intervalDays === null) throw atField('Diga antes de quantos em quantos dias você aplica.');
    const next = nextOf(treatment, now, { ...wallClock(zone, at), chosenAt: now });
    const nextAt = next.followingAt ?? next.plannedAt;
    if (!confirmEarly && next.earliestAt && nextAt && nextAt < next.earliestAt) {
      throw new Problem('usual-day-too-soon');
    }
    await keepUsualDay(tx, owner, { last, at, zone, chosenAt: now });
    return nextDoseReply(await readTreatment({ ...call, db: tx }));
  });
}

const atField = (sentence: string) => new Problem('invalid-input', { fields: { at: sentence } });
