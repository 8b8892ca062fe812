import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { hasHealthConsent } from '../../http/session/owner-of.ts';
import { users } from '../auth/table.ts';
import { profiles } from '../profile/table.ts';
import { calendarFeeds } from './table.ts';

type Feed = Omit<typeof calendarFeeds.$inferSelect, 'userId'>;

export async function putFeed(db: Db, owner: string, feed: Feed): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ userId: owner, ...feed })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
}

export async function removeFeed(db: Db, owner: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, owner));
}

export async function findOwnFeed(db: Db, owner: string) {
  const [feed] = await db
    .select({ showsNames: calendarFeeds.showsNames, createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, owner));
  return feed ?? null;
}

export async function findFeed(db: Db, tokenHash: string) {
  const [feed] = await db
    .select({
      owner: calendarFeeds.userId,
      showsNames: calendarFeeds.showsNames,
      zone: profiles.timeZone,
      hasConsent: hasHealthConsent,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(profiles, eq(profiles.userId, calendarFeeds.userId))
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return feed ?? null;
}
