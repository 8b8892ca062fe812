import type { MeasurementInput } from '@leveza/contract/measurements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { SlowMeasure, Units } from '@leveza/domain/measurements/jump-words.ts';
import { SLOW_MEASURES, jumpSentence } from '@leveza/domain/measurements/jump-words.ts';
import { isJump } from '@leveza/domain/measurements/limits.ts';
import { dayIn, daysBetween } from '@leveza/domain/time/days.ts';
import { and, asc, desc, eq, gt, isNotNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import type { Call } from '../../http/call.ts';
import { findProfile } from '../profile/shared/find-profile.ts';
import { measurements } from './table.ts';

interface Measured {
  input: MeasurementInput;
  measuredAt: Date;
  /** The one that is changed: a value that stays is not asked about again. */
  before?: { id: string } & Partial<Record<SlowMeasure, number | null>>;
}

/** Far from what is known: more often a slip of the finger than a change. */
export async function refuseJumps(
  { db, owner, zone }: Call,
  { input, measuredAt, before }: Measured,
): Promise<void> {
  if (input.confirmJump) return;
  const profile = await findProfile(db, owner);
  const fields: Record<string, string> = {};
  for (const measure of SLOW_MEASURES) {
    const value = input[measure];
    if (value == null || value === before?.[measure]) continue;
    const near = await neighbour(db, owner, { measure, measuredAt, except: before?.id });
    const initial = measure === 'weight' ? (profile?.initialWeight ?? null) : null;
    const known = near ? near.value : initial;
    const knownOn = near && dayIn(zone, near.at);
    // The weight of the profile is that of the first day.
    const since = knownOn ?? profile?.treatmentStart;
    const daysApart = since ? daysBetween(since, dayIn(zone, measuredAt)) : 0;
    if (known === null || !isJump(value, known, daysApart)) continue;
    fields[measure] = jumpSentence({ measure, value, known, knownOn }, unitsOf(profile));
  }
  if (Object.keys(fields).length > 0) throw new Problem('measure-jump', { fields });
}

const unitsOf = (profile: Partial<Units> | null | undefined): Units => ({
  weightUnit: profile?.weightUnit ?? 'kg',
  heightUnit: profile?.heightUnit ?? 'cm',
});

interface Where {
  measure: SlowMeasure;
  measuredAt: Date;
  except: string | undefined;
}

/** The last one before, else the first after. */
async function neighbour(db: Db, owner: string, { measure, measuredAt, except }: Where) {
  const [column, moment] = [measurements[measure], measurements.measuredAt];
  const others = and(
    eq(measurements.userId, owner),
    isNotNull(column),
    except ? ne(measurements.id, except) : undefined,
  );
  const one = async (side: typeof others, order: ReturnType<typeof asc>) => {
    const [row] = await db
      .select({ at: moment, value: column })
      .from(measurements)
      .where(and(others, side))
      .orderBy(order)
      .limit(1);
    return row ? { at: row.at, value: row.value! } : null;
  };
  return (await one(lt(moment, measuredAt), desc(moment))) ?? one(gt(moment, measuredAt), asc(moment));
}
