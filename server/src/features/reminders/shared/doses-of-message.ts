import { Problem } from '@leveza/contract/problem.ts';
import { DEFAULT_ZONE } from '@leveza/domain/time/days.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Call } from '../../../http/call.ts';
import type { NamedInjection } from '../../applications/shared/injection-door.ts';
import { hasConsent } from '../../auth/shared/has-consent.ts';
import { messages, messageTopics } from '../../messages/table.ts';
import { profiles } from '../../profile/table.ts';

/** A dose by its plan and the patient's clock. */
export interface NamedDose {
  planId: string;
  day: string;
  time: string;
}

export interface AnswerableMessage {
  call: Call;
  title: string;
  body: string;
  doses: NamedDose[];
  injections: NamedInjection[];
}

/** The message of a token, its patient and the doses it spoke of. */
export async function answerableMessage(
  db: Db,
  messageId: string,
  when: Pick<Call, 'now' | 'pressedAt'>,
): Promise<AnswerableMessage> {
  const [message] = await db
    .select({
      owner: messages.userId,
      title: messages.title,
      body: messages.body,
      zone: profiles.timeZone,
    })
    .from(messages)
    .leftJoin(profiles, eq(profiles.userId, messages.userId))
    .where(and(eq(messages.id, messageId), eq(messages.isAnswerable, true)));
  if (!message) throw new Problem('link-spent');
  const { owner, zone, ...words } = message;
  if (!(await hasConsent(db, owner, 'health-data'))) throw new Problem('consent-needed');
  const topics = await db
    .select({ what: messageTopics.what })
    .from(messageTopics)
    .where(eq(messageTopics.messageId, messageId))
    .orderBy(asc(messageTopics.plannedAt), asc(messageTopics.what));
  return {
    ...words,
    call: { ...when, db, owner, zone: zone ?? DEFAULT_ZONE },
    doses: topics.flatMap(({ what }) => namedDose(what) ?? []),
    injections: topics.flatMap(({ what }) => namedInjection(what) ?? []),
  };
}

const DOSE = /^dose:(?<planId>[\da-f-]{36}):(?<day>\d{4}-\d\d-\d\d)T(?<time>\d\d:\d\d)(?::closing)?$/;

function namedDose(what: string): NamedDose | null {
  const found = DOSE.exec(what)?.groups;
  return found ? { planId: found['planId']!, day: found['day']!, time: found['time']! } : null;
}

const INJECTION = /^injection:(?<day>\d{4}-\d\d-\d\d)T(?<time>\d\d:\d\d)(?::closing)?$/;

function namedInjection(what: string): NamedInjection | null {
  const found = INJECTION.exec(what)?.groups;
  return found ? { day: found['day']!, time: found['time']! } : null;
}
