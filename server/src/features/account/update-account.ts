import type { AccountSettings } from '@leveza/contract/account/settings.ts';
import type { Call } from '../../http/call.ts';
import { changeSettings } from '../auth/shared/settings.ts';
import { goOn } from '../messages/shared/go-on.ts';

/** Changes what was sent and nothing else. */
export async function updateAccount({ db, owner }: Call, change: Partial<AccountSettings>): Promise<void> {
  await changeSettings(db, [owner], change);
  if (change.smsNotifications) await goOn(db, owner, 'sms');
}
