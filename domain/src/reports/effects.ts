import { IN_USE_DAYS } from '../applications/in-use.ts';
import { searchText } from '../catalog/search-text.ts';
import { alertsFor, type Reading } from '../measurements/alerts.ts';
import type { EffectType } from '../side-effects/effect-types.ts';
import type { Answers } from '../side-effects/questions.ts';
import type { HealthNotice, Urgency } from '../side-effects/red-flag.ts';
import { redFlagsFor } from '../side-effects/red-flag-rules.ts';
import type { Situation } from '../side-effects/situation.ts';
import { type Day, dayIn } from '../time/days.ts';
import { DAY_MS, HOUR_MS } from '../time/spans.ts';

export interface RecordedEffect {
  effectType: EffectType;
  otherName: string | null;
  intensity: number;
  /** In minutes. */
  duration: number | null;
  at: Date;
  /** To the questions asked after it, where they made a red flag. */
  answers: Answers;
}

export interface DoseAt {
  at: Date;
  medicationName: string;
  doseMg: number;
}

export interface EffectLine {
  effectType: EffectType;
  otherName: string | null;
  count: number;
  meanIntensity: number;
  strongest: number;
  lastOn: Day;
  byDose: { medicationName: string | null; doseMg: number | null; count: number }[];
}

/** Effects by their kind, the commonest first, with the dose in use at each. Both lists are oldest first. */
export function effectLines(
  effects: readonly RecordedEffect[],
  doses: readonly DoseAt[],
  zone: string,
): EffectLine[] {
  let place = -1;
  const felt = effects.map((effect) => {
    while (doses[place + 1] && doses[place + 1]!.at <= effect.at) place++;
    return { effect, dose: inUse(doses[place], effect.at) };
  });
  const groups = Map.groupBy(felt, ({ effect: { effectType, otherName } }) =>
    otherName ? `${effectType}:${searchText(otherName)}` : effectType,
  );
  return [...groups.values()]
    .map((group) => {
      const last = group.at(-1)!.effect; // a group has at least one
      const sum = group.reduce((total, { effect }) => total + effect.intensity, 0);
      return {
        effectType: last.effectType,
        otherName: last.otherName,
        count: group.length,
        meanIntensity: Math.round((sum / group.length) * 10) / 10,
        strongest: Math.max(...group.map(({ effect }) => effect.intensity)),
        lastOn: dayIn(zone, last.at),
        byDose: [
          ...Map.groupBy(group, ({ dose }) => dose && `${dose.medicationName}:${dose.doseMg}`).values(),
        ].map((at) => ({
          medicationName: at[0]!.dose?.medicationName ?? null,
          doseMg: at[0]!.dose?.doseMg ?? null,
          count: at.length,
        })),
      };
    })
    .toSorted((a, b) => b.count - a.count);
}

function inUse(last: DoseAt | undefined, at: Date): DoseAt | null {
  return last && at.getTime() - last.at.getTime() < IN_USE_DAYS * DAY_MS ? last : null;
}

export interface FlagLine {
  at: Date;
  day: Day;
  title: string;
  urgency: Urgency;
}

interface Records {
  /** Oldest first, with the three days before the period. */
  effects: readonly RecordedEffect[];
  readings: readonly (Reading & { at: Date })[];
  risk: Pick<Situation['risk'], 'hasLowSugarRisk' | 'hasKetoacidosisRisk'>;
  from: Date;
  zone: string;
}

const TOGETHER_HOURS = 72;

/**
 * What should not have waited, by the records and the answers kept with them: each effect is judged as of its own
 * moment. One line a day and sign, newest first.
 */
export function flagsOf({ effects, readings, risk, from, zone }: Records): {
  lines: FlagLine[];
  notices: HealthNotice[];
} {
  const found: { at: Date; notice: HealthNotice }[] = [];
  const felt = effects.map(feltOf);
  effects.forEach((effect, place) => {
    if (effect.at < from) return;
    const since = effect.at.getTime() - TOGETHER_HOURS * HOUR_MS;
    let first = place;
    while (first > 0 && effects[first - 1]!.at.getTime() >= since) first--;
    const situation = {
      effect: felt[place]!,
      answers: effect.answers,
      risk: { ...risk, recent: felt.slice(first, place).toReversed() },
      now: effect.at,
    };
    for (const notice of redFlagsFor(situation)) found.push({ at: effect.at, notice });
  });
  for (const reading of readings)
    for (const notice of alertsFor(reading)) found.push({ at: reading.at, notice });
  const once = new Map(found.map((one) => [`${dayIn(zone, one.at)} ${one.notice.title}`, one]));
  const newestFirst = [...once.values()].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  return {
    lines: newestFirst.map(({ at, notice: { title, urgency } }) => ({
      at,
      day: dayIn(zone, at),
      title,
      urgency,
    })),
    notices: newestFirst.map(({ notice }) => notice),
  };
}

function feltOf({ at, effectType, otherName, intensity, duration }: RecordedEffect) {
  return { effectType, otherName, intensity, duration, datetime: at.toISOString() };
}
