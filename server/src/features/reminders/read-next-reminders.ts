import type { NextReminder } from '@leveza/contract/reminders/next.ts';
import { lookAheadMs } from '@leveza/domain/reminders/look-ahead.ts';
import { wordsOf } from '@leveza/domain/reminders/message-words.ts';
import { OCCASION_TYPE } from '@leveza/domain/reminders/occasion.ts';
import { plannedGroups } from '@leveza/domain/reminders/plan-messages.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Config } from '../../config.ts';
import type { Call } from '../../http/call.ts';
import { readOccasions } from './occasions/read-occasions.ts';
import { readPatient } from './patient.ts';
import { memoryQuestion } from './sent-topics.ts';

const HOW_MANY = 3;
/** A weekly injection is among the next ones. */
const DAYS_AHEAD = 8;

/** The next reminders by the rule of the planner, so that the card promises what will be sent. */
export async function readNextReminders(call: Call, config: Config): Promise<NextReminder[]> {
  const { db, owner, now } = call;
  const { patient, more } = await readPatient(db, owner, config, memoryQuestion(owner, now));
  const until = new Date(now.getTime() + DAYS_AHEAD * DAY_MS);
  const seen = new Date(until.getTime() + lookAheadMs(patient.reminderSettings, patient.messageSettings));
  const occasions = await readOccasions(call, patient, seen);
  const groups = plannedGroups({
    ...patient,
    occasions,
    sent: more.sent,
    promised: new Set(),
    since: now,
    until,
    now,
  });
  return groups
    .filter(([first]) => first!.sendAt >= now)
    .slice(0, HOW_MANY)
    .map((group) => {
      const { channel, sendAt, occasion } = group[0]!;
      return {
        kind: occasion.kind,
        type: OCCASION_TYPE[occasion.kind],
        ...wordsOf(group, true, patient.zone),
        at: sendAt.toISOString(),
        about: occasion.at.toISOString(),
        channel,
      };
    });
}
