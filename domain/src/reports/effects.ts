import { alertsFor, type Reading } from '../measurements/alerts.ts';
import type { EffectType } from '../side-effects/effect-types.ts';
import type { Answers } from '../side-effects/questions.ts';
import type { HealthNotice, Urgency } from '../health-notice.ts';
import { redFlagsFor } from '../side-effects/red-flag-rules.ts';
import { mayBeSign } from '../side-effects/may-be-sign.ts';
import type { Situation } from '../side-effects/situation.ts';
import { type Day, dayIn } from '../time/days.ts';
import { HOUR_MS } from '../time/spans.ts';

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

export interface FlagLine {
  at: Date;
  day: Day;
  title: string;
  urgency: Urgency;
}

interface Records {
  /** Oldest first, with the three days before the period; effects without a sign in the three days around may be left out. */
  effects: readonly RecordedEffect[];
  readings: readonly (Reading & { at: Date })[];
  risk: Pick<Situation['risk'], 'hasLowSugarRisk' | 'hasKetoacidosisRisk'>;
  from: Date;
  zone: string;
}

const TOGETHER_HOURS = 72;

/**
 * Signs that should not have waited, by the records and the answers kept with them: each effect is judged as of its own
 * moment. One line a day and sign, newest first.
 */
export function flagsOf({ effects, readings, risk, from, zone }: Records): {
  lines: FlagLine[];
  notices: HealthNotice[];
} {
  const found: { at: Date; notice: HealthNotice }[] = [];
  const felt = effects.map(feltOf);
  const isSign = effects.map((effect) => mayBeSign(effect, risk));
  effects.forEach((effect, place) => {
    if (effect.at < from) return;
    const since = effect.at.getTime() - TOGETHER_HOURS * HOUR_MS;
    let first = place;
    while (first > 0 && effects[first - 1]!.at.getTime() >= since) first--;
    if (!isSign.slice(first, place + 1).includes(true)) return;
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
