import type { AccountSettings } from '@leveza/contract/account/settings.ts';
import type { Call } from '../../http/call.ts';
import { accountSettings } from '../auth/table.ts';
import { goOn } from '../messages/shared/go-on.ts';

/** Changes what was sent and nothing else. */
export async function updateAccount({ db, owner }: Call, change: Partial<AccountSettings>): Promise<void> {
  await db
    .insert(accountSettings)
    .values({ userId: owner, ...change })
    .onConflictDoUpdate({
      target: accountSettings.userId,
      set: { userId: owner, ...change },
    });
  if (change.smsNotifications) await goOn(db, owner, 'sms');
}
