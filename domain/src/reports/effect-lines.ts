import { IN_USE_DAYS } from '../applications/in-use.ts';
import { searchText } from '../catalog/search-text.ts';
import type { EffectType } from '../side-effects/effect-types.ts';
import { INTENSITY_LABEL } from '../side-effects/intensity.ts';
import { type Day, dayIn } from '../time/days.ts';
import { DAY_MS } from '../time/spans.ts';

interface Dose {
  medicationName: string;
  doseMg: number;
}

export interface DoseAt extends Dose {
  at: Date;
}

/** From this moment on another dose was in use, or none. */
export interface DoseChange {
  at: Date;
  dose: Dose | null;
}

/** When the dose in use changed, oldest first, as the doses are. */
export function doseChanges(doses: readonly DoseAt[]): DoseChange[] {
  const changes: DoseChange[] = [];
  doses.forEach(({ at, medicationName, doseMg }, place) => {
    const now = changes.at(-1)?.dose ?? null;
    if (now?.medicationName !== medicationName || now.doseMg !== doseMg)
      changes.push({ at, dose: { medicationName, doseMg } });
    const overAt = at.getTime() + IN_USE_DAYS * DAY_MS;
    const next = doses[place + 1];
    if (!next || next.at.getTime() > overAt) changes.push({ at: new Date(overAt), dose: null });
  });
  return changes;
}

/** Effects of one kind and name felt with the same dose in use. */
export interface EffectGroup {
  effectType: EffectType;
  otherName: string | null;
  /** Null while none was in use. */
  dose: Dose | null;
  count: number;
  /** How many of each intensity, from 1 to 5. */
  intensities: readonly number[];
  firstAt: Date;
  lastAt: Date;
}

export interface EffectLine {
  effectType: EffectType;
  otherName: string | null;
  count: number;
  byIntensity: number[];
  lastOn: Day;
  byDose: { medicationName: string | null; doseMg: number | null; count: number; meanIntensity: number }[];
}

/** Effects by their kind, the commonest first, with the doses in use, the oldest first. */
export function effectLines(groups: readonly EffectGroup[], zone: string): EffectLine[] {
  const oldestFirst = groups.toSorted((a, b) => a.firstAt.getTime() - b.firstAt.getTime());
  const kinds = Map.groupBy(oldestFirst, ({ effectType, otherName }) =>
    otherName ? `${effectType}:${searchText(otherName)}` : effectType,
  );
  return [...kinds.values()].map((kind) => lineOf(kind, zone)).toSorted((a, b) => b.count - a.count);
}

function lineOf(kind: readonly EffectGroup[], zone: string): EffectLine {
  const last = kind.reduce((one, other) => (other.lastAt > one.lastAt ? other : one));
  return {
    effectType: last.effectType,
    otherName: last.otherName,
    count: countOf(kind),
    byIntensity: intensitiesOf(kind),
    lastOn: dayIn(zone, last.lastAt),
    byDose: [
      ...Map.groupBy(kind, ({ dose }) => dose && `${dose.medicationName}:${dose.doseMg}`).values(),
    ].map((groups) => ({
      medicationName: groups[0]!.dose?.medicationName ?? null,
      doseMg: groups[0]!.dose?.doseMg ?? null,
      ...countsOf(groups),
    })),
  };
}

function countsOf(groups: readonly EffectGroup[]) {
  const count = countOf(groups);
  const sum = intensitiesOf(groups).reduce((total, felt, place) => total + felt * (place + 1), 0);
  return { count, meanIntensity: Math.round((sum / count) * 10) / 10 };
}

const intensitiesOf = (groups: readonly EffectGroup[]): number[] =>
  INTENSITY_LABEL.map((_, place) => groups.reduce((total, group) => total + group.intensities[place]!, 0));

export const countOf = (groups: readonly Pick<EffectGroup, 'count'>[]): number =>
  groups.reduce((total, { count }) => total + count, 0);
