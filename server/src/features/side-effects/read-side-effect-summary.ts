import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { RECENT_DAYS, promptsDoctor } from '@leveza/domain/side-effects/intensity.ts';
import { daysSinceDose } from '@leveza/domain/side-effects/context.ts';
import type { Indication } from '@leveza/domain/side-effects/label-frequency.ts';
import type { FeltInCycle } from '@leveza/domain/side-effects/patterns.ts';
import { countsByDay, findPatterns } from '@leveza/domain/side-effects/patterns.ts';
import { searchText } from '@leveza/domain/catalog/search-text.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { HOUR_MS, MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { askInOne } from '../../db/ask-in-one.ts';
import { askTogether } from '../../db/ask-together.ts';
import type { Call } from '../../http/call.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { dosesFrom } from '../applications/shared/past-doses.ts';
import { readTreatment } from '../applications/shared/treatment.ts';
import { recordedMedicinesQuestion } from '../usage/shared/recorded-medicines.ts';
import { fullPens } from '../pens/shared/shelf.ts';
import { medicinesOf, runningPlansQuestion, withoutOver } from '../plans/shared/running-plans.ts';
import { indicationOf, labelOf } from './label-of.ts';
import { type RecentEffect, recentEffectsQuestion } from './shared/recent-effects.ts';
import { riskOf } from './shared/risk-of.ts';

const SUMMARY_DAYS = 90;
/** More than three a day for three months: beyond that a count says nothing new. */
const MOST_ROWS = 400;
const FLAG_HOURS = 72;

export async function readSideEffectSummary(call: Call): Promise<SideEffectSummary> {
  const { db, owner, zone, now } = call;
  const today = dayIn(zone, now);
  const from = instantAt(addDays(today, -SUMMARY_DAYS), '00:00', zone);
  const [treatment, doses, [rows, boxes, running], pens] = await askTogether(
    db,
    () => readTreatment(call),
    () => dosesFrom(db, owner, from),
    () =>
      askInOne(
        db,
        recentEffectsQuestion(owner, from, (effects) => effects, MOST_ROWS),
        recordedMedicinesQuestion(call),
        runningPlansQuestion(owner, today),
      ),
    () => fullPens(db, owner),
  );
  const medicines = medicinesOf(boxes, await withoutOver(call, running));
  const diabetesType = treatment.profile?.diabetesType ?? null;
  const felt = inCycles(rows, doses, treatment);
  const weekStart = instantAt(addDays(today, 1 - RECENT_DAYS), '00:00', zone);
  return {
    week: weekOf(rows.filter(({ feltAt }) => feltAt >= weekStart)),
    byType: byType(rows, treatment, indicationOf(diabetesType)),
    patterns: findPatterns(felt, treatment.intervalDays),
    byDay: countsByDay(felt, treatment.intervalDays),
    risk: {
      ...riskOf({ medicines, pens, treatment }),
      recent: recentOf(rows, now),
    },
  };
}

/** The effects that the red-flag rules need. */
function recentOf(rows: RecentEffect[], now: Date): SideEffectSummary['risk']['recent'] {
  const from = new Date(now.getTime() - FLAG_HOURS * HOUR_MS);
  return rows
    .filter(({ feltAt, duration }) => feltAt.getTime() + (duration ?? 0) * MINUTE_MS >= from.getTime())
    .map(({ feltAt, effectType, otherName, intensity, duration }) => ({
      datetime: feltAt.toISOString(),
      effectType,
      otherName,
      intensity,
      duration,
    }));
}

function weekOf(rows: RecentEffect[]): SideEffectSummary['week'] {
  return {
    count: rows.length,
    strong: rows.filter(({ intensity }) => promptsDoctor(intensity)).length,
    meanIntensity: rows.length > 0 ? mean(rows) : null,
    commonest: commonestOf(groups(rows)),
  };
}

/** No single one where two were felt equally often. */
function commonestOf([first, second]: RecentEffect[][]): SideEffectSummary['week']['commonest'] {
  if (!first || first.length === second?.length) return null;
  const { effectType, otherName } = first[0]!;
  return { effectType, otherName };
}

function byType(
  rows: RecentEffect[],
  { last }: Treatment,
  indication: Indication | null,
): SideEffectSummary['byType'] {
  return groups(rows).map((group) => {
    const { effectType, otherName, feltAt } = group[0]!;
    return {
      id: group.at(-1)!.id,
      effectType,
      otherName,
      count: group.length,
      meanIntensity: mean(group),
      lastAt: feltAt.toISOString(),
      label: last && labelOf(effectType, last, indication),
    };
  });
}

/** Rows grouped by kind, the commonest first, each newest first. */
function groups(rows: RecentEffect[]): RecentEffect[][] {
  const byName = Map.groupBy(
    rows,
    ({ effectType, otherName }) => `${effectType}:${searchText(otherName ?? '')}`,
  );
  return [...byName.values()].toSorted((a, b) => b.length - a.length);
}

/** Each effect with the dose it followed. */
function inCycles(rows: RecentEffect[], doses: { at: Date }[], { zone }: Treatment): FeltInCycle[] {
  return rows.map(({ effectType, otherName, feltAt }) => {
    const last = doses.findLast(({ at }) => at <= feltAt);
    return {
      effectType,
      otherName,
      daysSince: last ? daysSinceDose(feltAt, last.at, zone) : null,
      // A cycle is known by the day of its dose.
      cycle: last ? dayIn(zone, last.at) : null,
    };
  });
}

function mean(rows: RecentEffect[]): number {
  const sum = rows.reduce((total, { intensity }) => total + intensity, 0);
  return Math.round((sum / rows.length) * 10) / 10;
}
