import { deviceName } from '@leveza/domain/auth/device.ts';
import type { Occasion } from '@leveza/domain/reminders/occasion.ts';
import { NEUTRAL_WORDS } from '@leveza/domain/reminders/neutral-words.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { accessLog } from '../../auth/table.ts';
import { later, occasionOf } from './occasion-of.ts';
import type { Span } from './span.ts';

const SESSIONS = { to: '/profile', search: { open: 'sessions' } } as const;

/** Sign-ins from a device that had not signed in before; the account's first one is no news. */
const selectNew = statement(
  'new-sign-ins',
  { owner: 'uuid', since: 'instant' },
  { id: accessLog.id, device: accessLog.device, at: accessLog.at },
  (db, $, row) => {
    const earlier = sql`from ${accessLog} earlier where earlier.user_id = ${$.owner}
      and earlier.event = 'sign-in' and earlier.at < ${accessLog.at}`;
    return db
      .select(row)
      .from(accessLog)
      .where(
        and(
          eq(accessLog.userId, $.owner),
          eq(accessLog.event, 'sign-in'),
          gte(accessLog.at, $.since),
          sql`exists (select 1 ${earlier})`,
          sql`not exists (select 1 ${earlier} and earlier.device is not distinct from ${accessLog.device})`,
        ),
      );
  },
);

export function signInsQuestion({ owner }: Call, { since }: Span): Question<Occasion[]> {
  return selectNew.question({ owner, since }, (rows) =>
    rows.map(({ id, device, at }) => {
      const { title, body } = NEUTRAL_WORDS['sign-in'];
      const name = deviceName(device);
      return occasionOf('sign-in', {
        what: `access:${id}`,
        at,
        usefulUntil: later(at, DAY_MS),
        place: SESSIONS,
        priority: 'high',
        detailed: { title: name ? `${title}: ${name}` : title, body },
      });
    }),
  );
}
