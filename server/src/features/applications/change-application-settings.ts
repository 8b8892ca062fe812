import type { ApplicationSettings } from '@leveza/contract/applications/doses.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { findApplicationSettings } from '../pens/shared/dose-settings.ts';
import { applicationSettings } from '../pens/table.ts';
import { readTreatment } from './shared/treatment.ts';
import { forgetUsualDay } from './shared/usual-day.ts';

/**
 * Closer together than the label allows is refused, not planned. Another interval is counted from the last dose: the
 * usual day of the old one would leave too few or too many days until the next.
 */
export async function changeApplicationSettings(
  call: Call,
  settings: ApplicationSettings,
): Promise<ApplicationSettings> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    const { rule, product, settings: before } = await readTreatment({ ...call, db: tx });
    const least = Math.ceil((rule?.minGapHours ?? 0) / 24);
    if (settings.intervalDays !== null && settings.intervalDays < least) {
      throw new Problem('invalid-input', {
        fields: { intervalDays: `Pela bula, são pelo menos ${least} dias entre duas doses.` },
      });
    }
    await tx
      .insert(applicationSettings)
      .values({ userId: owner, ...settings })
      .onConflictDoUpdate({ target: applicationSettings.userId, set: settings });
    const label = product?.intervalDays ?? null;
    if ((settings.intervalDays ?? label) !== (before.intervalDays ?? label)) {
      await forgetUsualDay(tx, owner);
    }
    return findApplicationSettings(tx, owner);
  });
}
