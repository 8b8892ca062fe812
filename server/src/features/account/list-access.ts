import { deviceName } from '@leveza/domain/auth/device.ts';
import { eq, getTableColumns } from 'drizzle-orm';
import { pageStatement } from '../../db/page-statement.ts';
import type { Call } from '../../http/call.ts';
import { accessLog } from '../auth/table.ts';

const selectAccess = pageStatement(
  'access-log',
  { owner: 'uuid' },
  getTableColumns(accessLog),
  [accessLog.at, accessLog.id],
  {
    table: accessLog,
    where: ($) => eq(accessLog.userId, $.owner),
    describe: (db, _, row) => db.select(row).from(accessLog),
  },
);

export async function listAccess({ db, owner }: Call, asked: { page: number; limit: number }) {
  const { rows, total } = await selectAccess(db, { owner }, asked);
  const shown = rows.map((row) => ({ ...row, device: deviceName(row.device), at: row.at.toISOString() }));
  return { rows: shown, total };
}
