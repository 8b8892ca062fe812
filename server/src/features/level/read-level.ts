import type * as contract from '@leveza/contract/level.ts';
import type { Answer } from '@leveza/contract/endpoint.ts';
import { negligibleAfterHours } from '@leveza/domain/level/curve.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Call } from '../../http/call.ts';
import { nextDoseMg } from '../applications/shared/titration.ts';
import { readTreatment, type Treatment } from '../applications/shared/treatment.ts';
import { applications } from '../pens/table.ts';
import { isSameTreatment } from '../pens/shared/same-treatment.ts';
import { isTooLow, type OneCurve, oneCurve, ratesOf, whyNoCurve } from './shared/curve-products.ts';

type Level = Answer<typeof contract.readLevel>['data'];

/** The curve's data: the doses of the molecule in use that still matter in the period. */
export async function readLevel(call: Call, days: number): Promise<Level> {
  const { db, owner, zone, now } = call;
  const treatment = await readTreatment(call);
  const { last, firstDoseAt, product, halfLifeHours, intervalDays, rule, next } = treatment;
  const plannedAt = next.followingAt ?? next.plannedAt;
  const base = {
    medicationName: last?.medicationName ?? null,
    intervalDays,
    next: plannedAt && {
      plannedAt: plannedAt.toISOString(),
      windowHours: rule?.windowHours ?? null,
      doseMg: plannedMg(treatment),
    },
    why: whyNoCurve(treatment),
  };
  const rates = ratesOf(treatment);
  if (!rates) return { ...base, kinetics: null, halfLifeHours: null, doses: [], missingBefore: null };
  const countsFor = days * 24 + negligibleAfterHours(rates);
  const rows = await db
    .select({ at: applications.appliedAt, mg: applications.doseMg })
    .from(applications)
    .where(
      and(
        eq(applications.userId, owner),
        ofCurve(oneCurve(treatment)),
        gte(applications.appliedAt, new Date(now.getTime() - countsFor * HOUR_MS)),
      ),
    )
    .orderBy(asc(applications.appliedAt));
  return {
    ...base,
    kinetics: product?.kinetics ?? null,
    halfLifeHours: product ? null : halfLifeHours,
    doses: rows.map(({ at, mg }) => ({ at: at.toISOString(), mg })),
    missingBefore: firstDoseAt && isTooLow(treatment, rates, now) ? dayIn(zone, firstDoseAt) : null,
  };
}

/** The plan may be of another medicine, whose doses are not of this curve. */
function plannedMg(treatment: Treatment): number | null {
  const { last, titration } = treatment;
  return last && titration && isSameTreatment(last, titration.medicine) ? nextDoseMg(treatment) : null;
}

/** `isOfCurve` in the words of the database. */
function ofCurve({ catalogIds, typed }: OneCurve) {
  if (!typed) return inArray(applications.catalogId, catalogIds);
  const isNamed = sql`lower(${applications.medicationName}) = lower(${typed.medicationName})`;
  const isOfPen = typed.penId === null ? undefined : eq(applications.penId, typed.penId);
  return and(isNull(applications.catalogId), or(isNamed, isOfPen));
}
