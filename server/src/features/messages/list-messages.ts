import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import { pageStatement } from '../../db/page-statement.ts';
import type { Call } from '../../http/call.ts';
import { messageReply } from './reply.ts';
import { messages } from './table.ts';

const selectMessages = pageStatement(
  'messages',
  { owner: 'uuid' },
  getTableColumns(messages),
  [messages.sendAt, messages.id],
  {
    table: messages,
    where: ($) => and(eq(messages.userId, $.owner), ne(messages.state, 'planned')),
    describe: (db, _, row) => db.select(row).from(messages),
  },
);

/** The delivery log, newest first. Planned messages are not in it: they may still change. */
export async function listMessages({ db, owner }: Call, asked: { page: number; limit: number }) {
  const { rows, total } = await selectMessages(db, { owner }, asked);
  return { rows: rows.map(messageReply), total };
}
