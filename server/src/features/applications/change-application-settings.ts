import type {
  ApplicationSettings,
  changeApplicationSettings as contract,
} from '@leveza/contract/applications/doses.ts';
import type { Received } from '@leveza/contract/endpoint.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../http/call.ts';
import type { Db } from '../../db/connection.ts';
import { applicationSettings } from '../pens/table.ts';
import { doubtInterval } from './shared/doubt-interval.ts';
import { keepInterval } from './shared/own-interval.ts';
import { readTreatment } from './shared/treatment.ts';
import { forgetUsualDay } from './shared/usual-day.ts';

export async function changeApplicationSettings(
  call: Call,
  { intervalDays, purchaseLeadDays, confirmDose }: Received<typeof contract>['body'],
): Promise<ApplicationSettings> {
  const { owner } = call;
  return call.db.transaction(async (tx) => {
    if (intervalDays !== undefined) await changeInterval({ ...call, db: tx }, intervalDays, confirmDose);
    if (purchaseLeadDays !== undefined) await keepLead(tx, owner, purchaseLeadDays);
    return (await readTreatment({ ...call, db: tx })).settings;
  });
}

/**
 * Closer together than the label allows is refused, not planned, and closer than it says is asked about. Another interval
 * is counted from the last dose: the usual day of the old one would leave too few or too many days until the next.
 */
async function changeInterval(call: Call, intervalDays: number | null, confirmDose: boolean): Promise<void> {
  const treatment = await readTreatment(call);
  const { rule, labelDays: label, settings: before, medicine, last } = treatment;
  const least = Math.ceil((rule?.minGapHours ?? 0) / 24);
  if (intervalDays !== null && intervalDays < least) {
    throw new Problem('invalid-input', {
      fields: { intervalDays: `Pela bula, são pelo menos ${least} dias entre duas doses.` },
    });
  }
  if (intervalDays !== null && !confirmDose) {
    doubtInterval({ label, before: treatment.intervalDays, after: intervalDays });
  }
  await keepInterval(call.db, call.owner, { days: intervalDays, medicine });
  const isOther = (intervalDays ?? label) !== (before.intervalDays ?? label);
  // A medicine that is planned and not begun has no last dose: its chosen day stays.
  if (isOther && medicine === last) {
    await forgetUsualDay(call.db, call.owner);
  }
}

async function keepLead(db: Db, owner: string, purchaseLeadDays: number): Promise<void> {
  await db
    .insert(applicationSettings)
    .values({ userId: owner, purchaseLeadDays })
    .onConflictDoUpdate({ target: applicationSettings.userId, set: { purchaseLeadDays } });
}
