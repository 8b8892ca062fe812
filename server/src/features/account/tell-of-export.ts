import type { DeviceCall } from '../../http/call.ts';
import type { Post } from '../../jobs/post.ts';
import { recordAccess } from '../auth/shared/access-log.ts';
import { findAccount } from '../auth/shared/account.ts';
import { findSettings } from '../auth/shared/settings.ts';
import { exportMail } from './mails.ts';

/** An export is in the access log, and written to the patient who wants such messages. */
export function tellOfExport({ db, owner, device }: DeviceCall, post: Post): Promise<void> {
  return db.transaction(async (tx) => {
    await recordAccess(tx, owner, 'export', device);
    const user = await findAccount(tx, owner);
    const chosen = await findSettings(tx, owner);
    if (!chosen.emailNotifications || user.demoExpiresAt) return;
    await post(tx, owner, exportMail(user, device, chosen));
  });
}
