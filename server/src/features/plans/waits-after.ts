import { asksToWait } from '@leveza/domain/plans/fasting-wait.ts';
import type { VersionRow } from './store.ts';

/** Whether a dose is a tablet that is taken on an empty stomach, with a wait after it. */
export const waitsAfter = (version: Pick<VersionRow, 'dosageForm' | 'name' | 'ingredients'>) =>
  version.dosageForm === 'tablet' && asksToWait(version);
