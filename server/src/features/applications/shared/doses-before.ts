import { eq, getTableColumns } from 'drizzle-orm';
import type { Call } from '../../../http/call.ts';
import { applicationSettings } from '../../pens/table.ts';
import { doseSteps } from '../table.ts';

/** The treatment's plan as JSON keeps it: the rhythm, its end, and the doses. */
export interface DosesBefore {
  rhythm: {
    intervalDays: number | null;
    /** Missing from plans that were replaced before it was kept. */
    intervalMedicine?: string | null;
    usualDay: string | null;
    usualTime: string | null;
    usualChosenAt: string | null;
    usualMedicine: string | null;
    dosesEnd: string | null;
  };
  steps: { fromDay: string; doseMg: number; isStart: boolean; medicine: string }[];
}

export async function dosesBefore({ db, owner }: Call): Promise<DosesBefore> {
  const { intervalDays, intervalMedicine, usualDay, usualTime, usualChosenAt, usualMedicine, dosesEnd } =
    getTableColumns(applicationSettings);
  const [rhythm] = await db
    .select({ intervalDays, intervalMedicine, usualDay, usualTime, usualChosenAt, usualMedicine, dosesEnd })
    .from(applicationSettings)
    .where(eq(applicationSettings.userId, owner));
  const { fromDay, doseMg, isStart, medicine } = getTableColumns(doseSteps);
  const steps = await db
    .select({ fromDay, doseMg, isStart, medicine })
    .from(doseSteps)
    .where(eq(doseSteps.userId, owner));
  return {
    rhythm: rhythm
      ? { ...rhythm, usualChosenAt: rhythm.usualChosenAt?.toISOString() ?? null }
      : {
          intervalDays: null,
          intervalMedicine: null,
          usualDay: null,
          usualTime: null,
          usualChosenAt: null,
          usualMedicine: null,
          dosesEnd: null,
        },
    steps,
  };
}

export async function putDosesBack({ db, owner }: Call, { rhythm, steps }: DosesBefore): Promise<void> {
  const usualChosenAt = rhythm.usualChosenAt === null ? null : new Date(rhythm.usualChosenAt);
  await db
    .update(applicationSettings)
    .set({ ...rhythm, intervalMedicine: rhythm.intervalMedicine ?? null, usualChosenAt })
    .where(eq(applicationSettings.userId, owner));
  await db.delete(doseSteps).where(eq(doseSteps.userId, owner));
  if (steps.length > 0) await db.insert(doseSteps).values(steps.map((step) => ({ userId: owner, ...step })));
}
