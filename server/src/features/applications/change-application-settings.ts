import type {
  ApplicationSettings,
  changeApplicationSettings as contract,
} from '@leveza/contract/applications/doses.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import { findApplicationSettings } from '../pens/shared/dose-settings.ts';
import { applicationSettings } from '../pens/table.ts';
import { doubtInterval } from './shared/doubt-interval.ts';
import { readTreatment } from './shared/treatment.ts';
import { forgetUsualDay } from './shared/usual-day.ts';

export async function changeApplicationSettings(
  call: Call,
  { confirmDose, ...settings }: Received<typeof contract>['body'],
): Promise<ApplicationSettings> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    if (settings.intervalDays !== undefined) {
      await changeInterval({ ...call, db: tx }, settings.intervalDays, confirmDose);
    }
    const row = { userId: owner, ...settings };
    await tx
      .insert(applicationSettings)
      .values(row)
      .onConflictDoUpdate({ target: applicationSettings.userId, set: row });
    return findApplicationSettings(tx, owner);
  });
}

/**
 * Closer together than the label allows is refused, not planned, and closer than it says is asked about. Another interval
 * is counted from the last dose: the usual day of the old one would leave too few or too many days until the next.
 */
async function changeInterval(call: Call, intervalDays: number | null, confirmDose: boolean): Promise<void> {
  const treatment = await readTreatment(call);
  const { rule, product, settings: before } = treatment;
  const least = Math.ceil((rule?.minGapHours ?? 0) / 24);
  if (intervalDays !== null && intervalDays < least) {
    throw new Problem('invalid-input', {
      fields: { intervalDays: `Pela bula, são pelo menos ${least} dias entre duas doses.` },
    });
  }
  const label = product?.intervalDays ?? null;
  if (intervalDays !== null && !confirmDose) {
    doubtInterval({ label, before: treatment.intervalDays, after: intervalDays });
  }
  if ((intervalDays ?? label) !== (before.intervalDays ?? label)) {
    await forgetUsualDay(call.db, call.owner);
  }
}
