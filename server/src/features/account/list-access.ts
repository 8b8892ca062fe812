import { deviceName } from '@leveza/domain/account/device.ts';
import { eq } from 'drizzle-orm';
import { pageOf } from '../../db/page-of.ts';
import type { Call } from '../../http/call.ts';
import { accessLog } from '../auth/table.ts';

export async function listAccess({ db, owner }: Call, asked: { page: number; limit: number }) {
  const own = db.select().from(accessLog).where(eq(accessLog.userId, owner));
  const { rows, total } = await pageOf(db, own, { ...asked, newest: [accessLog.at, accessLog.id] });
  const shown = rows.map((row) => ({ ...row, device: deviceName(row.device), at: row.at.toISOString() }));
  return { rows: shown, total };
}
