import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { INSULIN_OR_SULFONYLUREA } from '@leveza/domain/interactions/risk-classes.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { RECENT_DAYS, promptsDoctor } from '@leveza/domain/side-effects/intensity.ts';
import { daysSinceDose } from '@leveza/domain/side-effects/context.ts';
import { labelFrequency } from '@leveza/domain/side-effects/label-frequency.ts';
import { findPatterns } from '@leveza/domain/side-effects/patterns.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection.ts';
import { statement } from '../../db/statement.ts';
import type { Treatment } from '../applications/store.ts';
import { dosesFrom, readTreatment } from '../applications/store.ts';
import { recordedMedicines } from '../inventory/store.ts';
import { findProfile } from '../profile/store.ts';
import { LABEL_FREQUENCIES } from './facts.ts';
import { sideEffects } from './table.ts';

const SUMMARY_DAYS = 90;
/** More than three a day for three months: beyond that a count says nothing new. */
const MOST_ROWS = 400;
const HOUR_MS = 3_600_000;

const given = (name: string) => sql.placeholder(name);

const selectFelt = statement('side-effects-felt', (db) =>
  db
    .select({
      effectType: sideEffects.effectType,
      otherName: sideEffects.otherName,
      intensity: sideEffects.intensity,
      feltAt: sideEffects.feltAt,
    })
    .from(sideEffects)
    .where(and(eq(sideEffects.userId, given('owner')), gte(sideEffects.feltAt, given('from'))))
    .orderBy(desc(sideEffects.feltAt))
    .limit(MOST_ROWS),
);

type Row = Awaited<ReturnType<typeof selectFelt>>[number];

export async function readSummary(db: Db, owner: string, now: Date): Promise<SideEffectSummary> {
  const treatment = await readTreatment(db, owner, now);
  const { zone } = treatment;
  const today = dayIn(zone, now);
  const from = instantAt(addDays(today, -SUMMARY_DAYS), '00:00', zone);
  const rows = await selectFelt(db, { owner, from });
  const { diabetesType } = (await findProfile(db, owner)) ?? {};
  const hasDiabetes = diabetesType === 'TYPE1' || diabetesType === 'TYPE2';
  const weekStart = instantAt(addDays(today, 1 - RECENT_DAYS), '00:00', zone);
  return {
    week: weekOf(rows.filter(({ feltAt }) => feltAt >= weekStart)),
    byType: byType(rows, treatment, hasDiabetes ? 'diabetes' : 'obesity'),
    patterns: patternsOf(rows, await dosesFrom(db, owner, from), treatment),
    risk: {
      takesInsulinOrSulfonylurea: await takesRiskyMedicine(db, owner),
      vomitingHours: vomitingHours(rows, now),
    },
  };
}

function weekOf(rows: Row[]): SideEffectSummary['week'] {
  return {
    count: rows.length,
    strong: rows.filter(({ intensity }) => promptsDoctor(intensity)).length,
    meanIntensity: rows.length > 0 ? mean(rows) : null,
    commonest: groups(rows)[0]?.[0]?.effectType ?? null,
  };
}

function byType(
  rows: Row[],
  { last, product }: Treatment,
  indication: 'diabetes' | 'obesity',
): SideEffectSummary['byType'] {
  return groups(rows).map((group) => {
    const { effectType, otherName, feltAt } = group[0]!;
    const label = last
      ? labelFrequency(LABEL_FREQUENCIES, {
          product: product?.commercialName ?? last.medicationName,
          molecule: product?.molecule ?? null,
          doseMg: last.doseMg,
          effect: effectType,
          indication,
        })
      : null;
    return {
      effectType,
      otherName,
      count: group.length,
      meanIntensity: mean(group),
      lastAt: feltAt.toISOString(),
      label,
    };
  });
}

/** Of one kind together, the commonest first, each newest first. */
function groups(rows: Row[]): Row[][] {
  const byName = Map.groupBy(
    rows,
    ({ effectType, otherName }) => `${effectType}:${searchText(otherName ?? '')}`,
  );
  return [...byName.values()].toSorted((a, b) => b.length - a.length);
}

function patternsOf(
  rows: Row[],
  doses: { at: Date }[],
  { zone, intervalDays }: Treatment,
): SideEffectSummary['patterns'] {
  const effects = rows.map(({ effectType, otherName, feltAt }) => {
    const last = doses.findLast(({ at }) => at <= feltAt);
    return {
      effectType,
      otherName,
      daysSince: last ? daysSinceDose(feltAt, last.at, zone) : null,
      // A cycle is known by the day of its dose.
      cycle: last ? dayIn(zone, last.at) : null,
    };
  });
  return findPatterns(effects, intervalDays);
}

async function takesRiskyMedicine(db: Db, owner: string): Promise<boolean> {
  const recorded = await recordedMedicines(db, owner);
  return recorded.some(({ name, ingredients }) => {
    const written = searchText(ingredients, name);
    return INSULIN_OR_SULFONYLUREA.some((word) => written.includes(word));
  });
}

/** Longer without vomiting, and it had stopped. */
const PAUSE_MS = 12 * HOUR_MS;

/** How long vomiting has gone on without such a pause; 0 for a single one, null when the last is a day ago. */
function vomitingHours(rows: Row[], now: Date): number | null {
  const [last, ...earlier] = rows
    .filter(({ effectType }) => effectType === ('vomiting' satisfies EffectType))
    .map(({ feltAt }) => feltAt.getTime());
  if (last === undefined || now.getTime() - last > 24 * HOUR_MS) return null;
  let first = last;
  for (const at of earlier) {
    if (first - at > PAUSE_MS) break;
    first = at;
  }
  return Math.floor((last - first) / HOUR_MS);
}

function mean(rows: Row[]): number {
  const sum = rows.reduce((total, { intensity }) => total + intensity, 0);
  return Math.round((sum / rows.length) * 10) / 10;
}
