import type { TitrationStep } from '@leveza/domain/applications/titration.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { and, eq, gte } from 'drizzle-orm';
import type { Call } from '../../../http/call.ts';
import { medicineOf } from '../../pens/shared/same-treatment.ts';
import type { ApplicationRow } from '../../pens/table.ts';
import { doseSteps } from '../table.ts';

interface Steps {
  medicine: Pick<ApplicationRow, 'catalogId' | 'medicationName'>;
  /** Steps from this day on are replaced; earlier ones stay as they were planned. */
  from: Day;
  steps: readonly TitrationStep[];
}

export async function putDoseSteps({ db, owner }: Call, { medicine, from, steps }: Steps): Promise<void> {
  await db.delete(doseSteps).where(and(eq(doseSteps.userId, owner), gte(doseSteps.fromDay, from)));
  if (steps.length === 0) return;
  await db.insert(doseSteps).values(
    steps.map((step) => ({
      userId: owner,
      fromDay: step.from,
      doseMg: step.doseMg,
      isStart: step.isStart,
      medicine: medicineOf(medicine),
    })),
  );
}

/** Without a plan, the last dose says the next one. */
export async function removeDoseSteps({ db, owner }: Call): Promise<void> {
  await db.delete(doseSteps).where(eq(doseSteps.userId, owner));
}
