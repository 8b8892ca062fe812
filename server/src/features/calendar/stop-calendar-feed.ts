import type { Call } from '../../http/call.ts';
import { removeFeed } from './feed-store.ts';

/** Ending what has ended already is no failure. */
export async function stopCalendarFeed({ db, owner }: Call): Promise<void> {
  await removeFeed(db, owner);
}
