import type { ReminderAnswer } from '@leveza/domain/messages/answers.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { injectionDoor } from '../../applications/shared/injection-door.ts';
import { type AnsweredDose, planDoseDoor } from '../../plans/shared/plan-dose-door.ts';
import { beforeDose } from '../../side-effects/shared/before-dose.ts';
import { refuseHeldTablet } from '../../side-effects/shared/held-dose.ts';
import type { AnswerableMessage } from './doses-of-message.ts';

export const SNOOZE_MS = HOUR_MS;

/** A dose of a plan, or an injection, as a reminder's buttons see it. */
export interface AnswerableDose {
  plannedAt: string;
  /** Null while it is open. A dose put off until a moment that has come is asked about again. */
  answer: ReminderAnswer | null;
  answeredAt: Date | null;
  take(): Promise<unknown>;
  skip(reason: string): Promise<unknown>;
  snooze(until: Date): Promise<unknown>;
  takeBack(): Promise<unknown>;
}

/** Doses of a message that can still be answered, or were. */
export async function answerableDoses(message: AnswerableMessage): Promise<AnswerableDose[]> {
  const door = planDoseDoor(message.call, refuseHeldTablet);
  const planned = (await door.find(message.doses)).map((dose) => plannedDose(dose, door, message.call.now));
  const injected: AnswerableDose[] = [];
  for (const named of message.injections) {
    const found = await injectionDoor(message.call, named, beforeDose);
    if (found) injected.push(injection(found, message.call.now));
  }
  return [...injected, ...planned];
}

function plannedDose(
  answered: AnsweredDose,
  door: ReturnType<typeof planDoseDoor>,
  now: Date,
): AnswerableDose {
  const { dose, recordedAt } = answered;
  const snoozed = dose.snoozedUntil === null ? null : new Date(dose.snoozedUntil);
  return {
    plannedAt: dose.plannedAt!,
    ...answerOf(dose.state, recordedAt, snoozed, now),
    take: () => door.take(answered),
    skip: (reason) => door.skip(answered, reason),
    snooze: (until) => door.snooze(answered, until),
    takeBack: () => door.takeBack(answered),
  };
}

function injection(found: NonNullable<Awaited<ReturnType<typeof injectionDoor>>>, now: Date): AnswerableDose {
  const { plannedAt, recorded, putOffUntil } = found;
  return {
    plannedAt: plannedAt.toISOString(),
    ...answerOf(recorded?.state ?? 'open', recorded?.recordedAt ?? null, putOffUntil, now),
    take: found.take,
    skip: found.skip,
    snooze: found.putOff,
    takeBack: found.takeBack,
  };
}

function answerOf(
  state: string,
  recordedAt: Date | null,
  snoozedUntil: Date | null,
  now: Date,
): Pick<AnswerableDose, 'answer' | 'answeredAt'> {
  // An injection is put off by its reminder alone, always for the same time.
  const answeredAt = recordedAt ?? (snoozedUntil && new Date(snoozedUntil.getTime() - SNOOZE_MS));
  if (state === 'taken') return { answer: 'take', answeredAt };
  if (state === 'skipped') return { answer: 'skip', answeredAt };
  return { answer: snoozedUntil && snoozedUntil > now ? 'snooze' : null, answeredAt };
}
