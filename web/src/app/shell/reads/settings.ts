import { readAccount } from '@leveza/contract/account/settings.ts';
import { settingsQuery } from '../../../features/messages/settings-query.ts';
import { nextQuery } from '../../../features/reminders/next/next-query.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(nextQuery);
  void cache.prefetchQuery(settingsQuery);
  void cache.prefetchQuery(read(readAccount, {}));
};
