import type { Today } from '@leveza/contract/dashboard.ts';
import { milestoneSteps, nextMilestone } from '@leveza/domain/measurements/milestones.ts';
import { aimOf } from '@leveza/domain/profile/healthy-weight.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { newestApplicationsQuestion } from '../applications/shared/past-doses.ts';
import { suggestPen } from '../applications/shared/suggest-pen.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { treatmentQuestion } from '../applications/shared/treatment.ts';
import { levelSpark } from '../level/shared/level-spark.ts';
import { milestonesQuestion, treatmentStart } from '../measurements/shared/milestones.ts';
import { newestWeightsQuestion } from '../measurements/shared/weights.ts';
import { stockQuestion } from '../pens/shared/shelf.ts';
import type { PenRow } from '../pens/table.ts';
import { bodyOf } from '../profile/shared/body-of.ts';
import { chosenZonesQuestion, lastUsesQuestion, rotationOf } from '../rotation/shared/read-rotation.ts';
import { toTakeQuestion } from './daily-boxes.ts';

/** Doses that still count for the curve; the suggestions need only the last two. */
const DOSES_READ = 16;

/** The day in detail, beside the dashboard: neither waits for the other. */
export async function readToday(call: Call): Promise<Today> {
  const { db, owner, now } = call;
  const [treatment, newest, pens, uses, chosen, toTake, [latest]] = await askInOne(
    db,
    treatmentQuestion(call),
    newestApplicationsQuestion(owner, DOSES_READ),
    stockQuestion(owner),
    lastUsesQuestion(owner),
    chosenZonesQuestion(owner),
    toTakeQuestion(call),
    newestWeightsQuestion(owner, 1),
  );
  const { last, intervalDays } = treatment;
  const { suggested } = rotationOf(call, { uses, chosen }, { newest: newest.slice(0, 2), intervalDays });
  return {
    dose: doseOf(call, treatment, { shelf: pens.full, newest }),
    suggestedZone: suggested,
    lastZone: last?.zone ?? null,
    lastDoseAt: last?.appliedAt.toISOString() ?? null,
    level: levelSpark(treatment, newest, now),
    toTake,
    nextMilestone: await milestoneAhead(call, treatment, latest?.weight ?? null),
  };
}

function doseOf(
  call: Call,
  treatment: Treatment,
  atHand: Parameters<typeof suggestPen>[2] & { shelf: PenRow[] },
): Today['dose'] {
  const { penId, doseMg } = suggestPen(call, treatment, atHand);
  const { last } = treatment;
  const name = atHand.shelf.find(({ id }) => id === penId)?.medicationName ?? last?.medicationName;
  const mg = doseMg ?? last?.doseMg;
  return name === undefined || mg === undefined ? null : { medicationName: name, doseMg: mg };
}

async function milestoneAhead(
  { db, owner, zone, now }: Call,
  treatment: Treatment,
  currentWeight: number | null,
): Promise<Today['nextMilestone']> {
  const { profile } = treatment;
  const body = bodyOf(profile, dayIn(zone, now));
  const targetWeight = aimOf(profile?.targetWeight ?? null, body);
  const known = { initialWeight: profile?.initialWeight ?? null, targetWeight, ...body };
  const milestones = await ask(
    db,
    milestonesQuestion(owner, { known, since: treatmentStart(treatment), zone }),
  );
  const reached = new Set(milestones.flatMap(({ key, reachedOn }) => (reachedOn ? [key] : [])));
  return nextMilestone({ steps: milestoneSteps(known), reached, currentWeight });
}
