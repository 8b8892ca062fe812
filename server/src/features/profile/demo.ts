import { DEFAULT_ZONE, dayIn } from '@leveza/domain/time/days.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import type { Db } from '../../db/connection.ts';
import { profiles } from './table.ts';

const MONTHS_IN_MS = 117 * DAY_MS;

/** Someone some months into a weekly treatment. */
export async function fillDemoProfile(tx: Db, owner: string, now: Date): Promise<void> {
  const start = new Date(now.getTime() - MONTHS_IN_MS);
  await tx.insert(profiles).values({
    userId: owner,
    phone: '(11) 98765-4321',
    birthDate: '1987-04-12',
    gender: 'F',
    height: 165,
    initialWeight: 94.2,
    targetWeight: 72,
    treatmentStart: dayIn(DEFAULT_ZONE, start),
    diabetesType: 'PREDIABETES',
    hba1c: 5.9,
    bloodPressureSyst: 124,
    bloodPressureDiast: 79,
    allergies: 'Penicilina, Camarão',
    exerciseFrequency: 'LIGHT',
    sleepHours: 7,
    smokingStatus: 'NEVER',
    alcoholConsumption: 'OCCASIONAL',
    stressLevel: 5,
    waterIntake: 2,
  });
}
