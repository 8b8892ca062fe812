import { readAccount } from '@leveza/contract/account/settings.ts';
import { readProfile } from '@leveza/contract/profile/profile.ts';
import { readProgress } from '@leveza/contract/profile/progress.ts';
import { read } from '../../../lib/api.ts';
import type { ScreenReads } from '../../../lib/screen-reads.ts';

export const reads: ScreenReads = (cache) => {
  void cache.prefetchQuery(read(readProfile, {}));
  void cache.prefetchQuery(read(readProgress, {}));
  void cache.prefetchQuery(read(readAccount, {}));
};
