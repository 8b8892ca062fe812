import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';

/** Switches reminders by e-mail off, or on again. An account that is gone needs neither. */
export async function switchEmail(db: Db, owner: string, isOn: boolean): Promise<void> {
  await db.execute(sql`
    insert into account_settings (user_id, email_notifications)
    select id, ${isOn} from users where id = ${owner}
    on conflict (user_id) do update set email_notifications = excluded.email_notifications`);
}
