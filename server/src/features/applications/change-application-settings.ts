import type { ApplicationSettings } from '@leveza/contract/applications/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { findApplicationSettings } from '../pens/shared/dose-settings.ts';
import { applicationSettings } from '../pens/table.ts';
import { readTreatment } from './shared/treatment.ts';

/** Closer together than the label allows is refused, not planned. */
export async function changeApplicationSettings(
  call: Call,
  settings: ApplicationSettings,
): Promise<ApplicationSettings> {
  const { rule } = await readTreatment(call);
  const least = Math.ceil((rule?.minGapHours ?? 0) / 24);
  if (settings.intervalDays !== null && settings.intervalDays < least) {
    throw new Problem('invalid-input', {
      fields: { intervalDays: `Pela bula, são pelo menos ${least} dias entre duas doses.` },
    });
  }
  await call.db
    .insert(applicationSettings)
    .values({ userId: call.owner, ...settings })
    .onConflictDoUpdate({ target: applicationSettings.userId, set: settings });
  return findApplicationSettings(call.db, call.owner);
}
