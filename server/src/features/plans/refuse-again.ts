import { Problem } from '@leveza/contract/problem.ts';
import { afterInjectionSentence, againSentence, SEVERAL_SENTENCE } from '@leveza/domain/usage/once-a-day.ts';
import { isOnBoard } from '@leveza/domain/applications/on-board.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { hoursAfter } from '../applications/shared/hours-on-board.ts';
import { dosesBefore } from '../applications/shared/past-doses.ts';
import { spanOfUses } from '../usage/shared/clock-of-use.ts';
import { holdTablets } from './hold.ts';
import { takenTabletsQuestion } from './shared/taken-tablets.ts';

/**
 * Asks about one more GLP-1 tablet on a day that has its number already, of whichever box, plan or strength: the body adds
 * them up. Two presses at once, on two boxes or a box and a plan, are two tablets at once: the second waits here until the
 * first is recorded, and finds it.
 */
export async function refuseAgain(
  call: Call,
  takenAt: Date,
  { ofDay = 1, atOnce }: { ofDay?: number | undefined; atOnce: number },
): Promise<void> {
  if (atOnce >= 2) throw new Problem('dose-too-often', { message: SEVERAL_SENTENCE });
  const { db, owner, zone } = call;
  await holdTablets(db, owner);
  const day = dayIn(zone, takenAt);
  const { since, until } = spanOfUses({ from: day, to: day }, zone);
  const taken = (await tabletsBetween(call, since, until)).filter((tablet) => tablet.day === day);
  const [last] = taken;
  if (last && taken.length >= ofDay) {
    const message = againSentence({ name: last.label, at: last.at }, call);
    throw new Problem('dose-too-often', { message });
  }
  await refuseAfterInjection(call, takenAt);
}

/** Asks about the first tablet after an injection that is still on board; the next ones follow from that answer. */
async function refuseAfterInjection(call: Call, takenAt: Date): Promise<void> {
  const { db, owner } = call;
  const [before = []] = await dosesBefore(db, owner, [takenAt]);
  const injected = before.at(-1);
  if (!injected || !isOnBoard(injected.at, takenAt, hoursAfter(injected, injected))) return;
  if ((await tabletsBetween(call, injected.at, takenAt)).length > 0) return;
  const message = afterInjectionSentence({ name: injected.medicationName, at: injected.at }, call);
  throw new Problem('dose-too-often', { message });
}

const tabletsBetween = ({ db, owner, zone }: Call, from: Date, to: Date) =>
  ask(
    db,
    takenTabletsQuestion({ owner, zone, from, to }, (taken) => taken.filter(({ isOnceADay }) => isOnceADay)),
  );
