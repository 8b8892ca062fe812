import type { ProfileInput } from '@leveza/contract/profile/update-profile.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { eq } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { users } from '../auth/table.ts';
import { profiles } from './table.ts';

/** Changes what was sent and nothing else; a null empties a field. */
export async function updateProfile(call: Call, { name, ...sent }: ProfileInput): Promise<void> {
  const { db, owner, now } = call;
  const zone = sent.timeZone ?? call.zone;
  if (sent.treatmentStart) refuseFutureDay(sent.treatmentStart, dayIn(zone, now), 'treatmentStart');
  const fields = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  await db.transaction(async (tx) => {
    if (name !== undefined) await tx.update(users).set({ name }).where(eq(users.id, owner));
    if (Object.keys(fields).length === 0) return;
    await tx
      .insert(profiles)
      .values({ userId: owner, ...fields })
      .onConflictDoUpdate({ target: profiles.userId, set: fields });
  });
}
