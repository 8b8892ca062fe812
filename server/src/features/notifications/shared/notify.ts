import type { Notification } from '@leveza/contract/notifications.ts';
import { linkTo, type Place } from '@leveza/contract/place.ts';
import { and, eq, type InferInsertModel, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connection.ts';
import type { Question } from '../../../db/statement.ts';
import { insertStatement, statement } from '../../../db/statement.ts';
import { notifications } from '../table.ts';

const insertNotification = insertStatement('notify', notifications, [
  'userId',
  'kind',
  'title',
  'body',
  'link',
]);

interface Message extends Pick<Notification, 'kind' | 'title' | 'body'> {
  /** Where it leads; null when it only informs. */
  place: Place | null;
}

/** Tells a patient something. Given a request's `db`, it is said only if the change it speaks of is kept. */
export async function notify(db: Db, owner: string, { place, ...message }: Message): Promise<string> {
  const link = place && linkTo(place);
  const [created] = await insertNotification(db, { ...message, link, userId: owner });
  return created!.id; // an insert without conflict clause always returns its row
}

const renewUnread = statement(
  'notification-renew',
  {
    owner: 'uuid',
    link: 'text',
    outdated: 'text',
    title: 'text',
    body: 'text',
    now: 'instant',
    since: 'instant',
  },
  { isKnown: sql<boolean>`renewed.is_known` },
  (db, $, row) => {
    const isOfPlace = sql`user_id = ${$.owner}::uuid and link = ${$.link}::text`;
    const changed = db.$with('changed', { id: notifications.id }).as(sql`
      update ${notifications} set title = ${$.title}::text, body = ${$.body}::text, created_at = ${$.now}::timestamptz
      where ${isOfPlace} and title = ${$.outdated}::text and read_at is null returning id`);
    return db
      .with(changed)
      .select(row)
      .from(
        sql`(select exists (select from changed) or exists (
          select from ${notifications} where ${isOfPlace} and title = ${$.title}::text
            and created_at >= ${$.since}::timestamptz) as is_known) renewed`,
      );
  },
);

interface Renewal {
  place: Place;
  /** The title of the notification whose words no longer hold. */
  outdated: string;
  title: string;
  body: string;
  now: Date;
  /** A notification of the new title from then on says the same already. */
  since: Date;
}

/** Gives an unread notification of a place the words that hold now. False where none says them, not even a read one. */
export async function renewNotice(db: Db, owner: string, { place, ...words }: Renewal): Promise<boolean> {
  const [renewed] = await renewUnread(db, { ...words, link: linkTo(place), owner });
  return renewed?.isKnown === true;
}

/** Several at once, with their links as they are stored. */
export async function notifyMany(
  tx: Db,
  rows: readonly InferInsertModel<typeof notifications>[],
): Promise<void> {
  await tx.insert(notifications).values([...rows]);
}

/** The same inside of a larger statement: one for each row of `source`, a table with or without its conditions. */
export const notifyFrom = (source: SQL, owner: string, { kind, title, body, place }: Message): SQL =>
  sql`insert into ${notifications} (user_id, kind, title, body, link)
    select ${owner}::uuid, ${kind}, ${title}, ${body}, ${place && linkTo(place)} from ${source}`;

const countRowsUnread = statement(
  'notifications-unread',
  { owner: 'uuid' },
  { total: sql<number>`count(*)::int` },
  (db, $, row) =>
    db
      .select(row)
      .from(notifications)
      .where(and(eq(notifications.userId, $.owner), isNull(notifications.readAt))),
);

export function unreadQuestion(owner: string): Question<number> {
  return countRowsUnread.question({ owner }, ([counted]) => counted!.total);
}
