import { Problem } from '@leveza/contract/problem.ts';
import { afterInjectionSentence, againSentence } from '@leveza/domain/usage/once-a-day.ts';
import { isOnBoard } from '@leveza/domain/applications/on-board.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { hoursAfter } from '../applications/shared/hours-on-board.ts';
import { dosesBefore } from '../applications/shared/past-doses.ts';
import { holdTablets } from './hold-tablets.ts';
import { oralDosesQuestion, oralSourcesQuestion } from './shared/oral-doses.ts';

/** More than anybody records of one day. */
const MOST = 50;

/**
 * Asks about one more GLP-1 tablet on a day that has its number already, of whichever box, plan or strength: the body adds
 * them up. Two presses at once, on two boxes or a box and a plan, are two tablets at once: the second waits here until the
 * first is recorded, and finds it.
 */
export async function refuseAgain(call: Call, takenAt: Date, ofDay = 1): Promise<void> {
  const { db, owner, zone } = call;
  await holdTablets(db, owner);
  const day = dayIn(zone, takenAt);
  const { boxes, plans } = await ask(db, oralSourcesQuestion(owner));
  const from = instantAt(day, '00:00', zone);
  const to = instantAt(addDays(day, 1), '00:00', zone);
  const { doses } = await ask(db, oralDosesQuestion({ owner, zone, boxes, plans, from, to, most: MOST }));
  const taken = doses.filter(({ isTaken, isTablet }) => isTaken && isTablet);
  const [last] = taken;
  if (last && taken.length >= ofDay) {
    const message = againSentence({ name: last.medicationName, at: last.at }, call);
    throw new Problem('dose-too-often', { message });
  }
  await refuseAfterInjection(call, takenAt, { boxes, plans });
}

/** Asks about the first tablet after an injection that is still on board; the next ones follow from that answer. */
async function refuseAfterInjection(
  call: Call,
  takenAt: Date,
  sources: { boxes: string[]; plans: string[] },
): Promise<void> {
  const { db, owner, zone } = call;
  const [before = []] = await dosesBefore(db, owner, [takenAt]);
  const injected = before.at(-1);
  if (!injected || !isOnBoard(injected.at, takenAt, hoursAfter(injected, injected))) return;
  const since = { owner, zone, ...sources, from: injected.at, to: takenAt, most: MOST };
  const { doses } = await ask(db, oralDosesQuestion(since));
  if (doses.some(({ isTaken, isTablet }) => isTaken && isTablet)) return;
  const message = afterInjectionSentence({ name: injected.medicationName, at: injected.at }, call);
  throw new Problem('dose-too-often', { message });
}
