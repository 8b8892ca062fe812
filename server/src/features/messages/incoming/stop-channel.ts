import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import { phoneSpellings } from '@leveza/domain/messages/phone-spellings.ts';
import type { Db } from '../../../db/connection.ts';
import { switchOff } from '../switch-off.ts';
import { contactPoints } from '../table.ts';

/** A person as a channel knows them: a number, digits only, or an id in place of it. */
export interface Person {
  channel: 'whatsapp' | 'sms';
  digits: string | null;
  outsideId: string | null;
}

const NUMBER = /^\d{5,20}$/;

/** How the number of a person may be kept; none where the channel hides it. */
export const phonesOf = ({ digits }: Person): string[] =>
  digits !== null && NUMBER.test(digits) ? phoneSpellings(digits) : [];

/** Patients whom a person's number reaches; a family may share one. */
export function reachedBy(person: Person): SQL | undefined {
  const { channel, outsideId } = person;
  return and(
    eq(contactPoints.channel, channel),
    or(
      inArray(contactPoints.address, phonesOf(person)),
      ...(outsideId === null ? [] : [eq(contactPoints.outsideId, outsideId)]),
    ),
  );
}

/**
 * Ends messages to a person's number, for every patient who has it; the answer is those patients. The number stays
 * theirs, so that switching the channel on is enough to come back.
 */
export async function stopChannel(tx: Db, person: Person, now: Date): Promise<string[]> {
  const stopped = await tx
    .update(contactPoints)
    .set({ stoppedAt: now })
    .where(reachedBy(person))
    .returning({ userId: contactPoints.userId });
  const owners = stopped.map(({ userId }) => userId);
  await switchOff(tx, owners, person.channel);
  return owners;
}
