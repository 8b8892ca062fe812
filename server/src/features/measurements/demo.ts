import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { Db } from '../../db/connection.ts';
import { measurements } from './table.ts';

const START_DAYS_AGO = 117;
const START_KG = 94.2;
/** The weight lost by the end of the four months. */
const LOST_KG = 8.6;
/** Ups and downs of water and salt, in tenths of a kilo. */
const WOBBLE = [0, 3, -2, 4, 1, -3, 2, -1, 0, 5, -4, 2];

/** Weighed twice a week, measured with the tape once a month. */
export async function fillDemoMeasurements(tx: Db, owner: string, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  const rows = [];
  for (let daysIn = 0, n = 0; daysIn <= START_DAYS_AGO - 1; daysIn += n % 2 === 0 ? 4 : 3, n += 1) {
    const share = daysIn / START_DAYS_AGO;
    // Slow at the low doses of the beginning, steadier later.
    const lost = LOST_KG * (0.55 * share + 0.45 * share * share);
    const weight = Math.round((START_KG - lost) * 10 + (WOBBLE[n % WOBBLE.length] ?? 0)) / 10;
    const isMonthly = n % 9 === 0;
    rows.push({
      userId: owner,
      measuredAt: instantAt(addDays(today, daysIn - START_DAYS_AGO), '07:05', DEFAULT_ZONE),
      weight,
      ...(isMonthly && {
        abdominalCircumference: Math.round((104 - share * 8) * 2) / 2,
        hipCircumference: Math.round((114 - share * 5) * 2) / 2,
        bodyFat: Math.round((41 - share * 3) * 10) / 10,
        bloodPressureSyst: 124 - (n % 4),
        bloodPressureDiast: 79 - (n % 3),
        restingPulse: 72 + (n % 4),
      }),
    });
  }
  await tx.insert(measurements).values(rows);
}
