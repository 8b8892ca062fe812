import type { ReminderSettingsChange } from '@leveza/contract/reminders/settings.ts';
import type { OccasionKind } from '@leveza/domain/reminders/occasion.ts';
import type { ReminderSettings } from '@leveza/domain/reminders/settings.ts';
import type { Call } from '../../http/call.ts';
import { holdAccount } from '../auth/shared/account.ts';
import { readReminderSettings } from './read-reminder-settings.ts';
import { reminderSettings } from './table.ts';

/** Changes what was sent and nothing else; of a kind, only the fields that were sent. */
export async function updateReminderSettings(
  { db, owner }: Call,
  change: ReminderSettingsChange,
): Promise<ReminderSettings> {
  return db.transaction(async (tx) => {
    // Two changes at once would each write the other's old values back.
    await holdAccount(tx, owner);
    const before = await readReminderSettings({ db: tx, owner });
    const kinds = { ...before.kinds };
    for (const kind of Object.keys(change.kinds ?? {}) as OccasionKind[]) {
      kinds[kind] = { ...before.kinds[kind], ...change.kinds?.[kind] };
    }
    const chosen: ReminderSettings = { ...before, ...change, kinds };
    await tx
      .insert(reminderSettings)
      .values({ userId: owner, chosen })
      .onConflictDoUpdate({ target: reminderSettings.userId, set: { chosen } });
    return chosen;
  });
}
