import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { unlessNull } from '../../db/unless-null.ts';
import { pageStatement } from '../../db/page-statement.ts';
import type { Places } from '../../db/statement.ts';
import { statement } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { movementReply } from './reply.ts';
import { findItem } from './shared/shelf-rows.ts';
import { stockMovements } from './table.ts';

interface Asked {
  page: number;
  limit: number;
  on?: string | null | undefined;
}

const LEDGER = { item: 'uuid', until: 'instant?' } as const;

function isInLedger($: Places<keyof typeof LEDGER>) {
  const until = sql`${$.until}::timestamptz`;
  return and(
    eq(stockMovements.itemId, $.item),
    unlessNull(until, sql`${stockMovements.happenedAt} < ${until}`),
  );
}

const selectMovements = pageStatement(
  'movements',
  LEDGER,
  getTableColumns(stockMovements),
  [stockMovements.happenedAt, stockMovements.recordedAt, stockMovements.id],
  {
    table: stockMovements,
    where: isInLedger,
    describe: (db, _, row) => db.select(row).from(stockMovements),
  },
);

const sumMovements = statement(
  'movements-sum',
  LEDGER,
  { quantity: sql<number>`coalesce(sum(${stockMovements.quantity}), 0)::float8` },
  (db, $, row) => db.select(row).from(stockMovements).where(isInLedger($)),
);

/** The ledger of a box, and what was in it at the end of a day. */
export async function listMovements({ db, owner, zone }: Call, id: string, { on, ...asked }: Asked) {
  const { id: item } = await findItem(db, owner, id);
  const ledger = { item, until: on ? instantAt(on, '24:00', zone) : null };
  const { rows, total } = await selectMovements(db, ledger, asked);
  const [held] = await sumMovements(db, ledger);
  return { rows: rows.map(movementReply), total, quantity: held!.quantity };
}
