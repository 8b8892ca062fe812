import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import type { Db } from '../../db/connection.ts';
import { sideEffects } from './table.ts';

const START_DAYS_AGO = 117;

interface DemoEffect {
  /** Week of treatment and days after its dose. */
  week: number;
  after: number;
  time: string;
  effectType: EffectType;
  intensity: number;
  duration: number | null;
  actionTaken?: string;
}

const felt = (
  week: number,
  after: number,
  effectType: EffectType,
  intensity: number,
  more: Partial<DemoEffect> = {},
): DemoEffect => ({ week, after, effectType, intensity, time: '19:30', duration: null, ...more });

/** Mostly nausea in the days after a dose, stronger when the dose was raised, and little of it by now. */
const EFFECTS: readonly DemoEffect[] = [
  felt(0, 1, 'nausea', 2, { duration: 120 }),
  felt(0, 3, 'headache', 1, { duration: 60 }),
  felt(1, 1, 'nausea', 2, { duration: 90 }),
  felt(4, 1, 'nausea', 3, { duration: 300, actionTaken: 'Refeições menores e chá de gengibre' }),
  felt(4, 2, 'nausea', 3, { duration: 180 }),
  felt(5, 1, 'nausea', 2, { duration: 120 }),
  felt(5, 4, 'constipation', 2, { actionTaken: 'Mais água e mamão' }),
  felt(7, 2, 'fatigue', 2, { duration: 480 }),
  felt(10, 1, 'nausea', 3, { duration: 240, actionTaken: 'Comi devagar e evitei fritura' }),
  felt(10, 2, 'vomiting', 3, { duration: 20 }),
  felt(11, 1, 'nausea', 2, { duration: 120 }),
  felt(11, 5, 'constipation', 2),
  felt(13, 1, 'nausea', 2, { duration: 60 }),
  felt(14, 2, 'gerd', 2, { duration: 90 }),
  felt(15, 1, 'nausea', 1, { duration: 45 }),
  felt(16, 1, 'nausea', 1, { duration: 30 }),
  felt(16, 3, 'constipation', 1),
];

export async function fillDemoSideEffects(tx: Db, owner: string, now: Date): Promise<void> {
  const today = dayIn(DEFAULT_ZONE, now);
  await tx.insert(sideEffects).values(
    EFFECTS.map(({ week, after, time, ...effect }) => ({
      userId: owner,
      feltAt: instantAt(addDays(today, week * 7 + after - START_DAYS_AGO), time, DEFAULT_ZONE),
      ...effect,
    })),
  );
}
