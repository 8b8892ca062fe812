import type { Report } from '@leveza/contract/reports/reports.ts';
import { REPORT_NUTRIENTS } from '@leveza/domain/reports/types.ts';
import type { Records } from '../records.ts';

/** Means of the recorded days that are over, of the period's last year at most; null without a record. */
export function nutritionSection({
  intake: { from, means, waterMl },
  wellbeing,
}: Pick<Records, 'intake' | 'wellbeing'>): Report['nutrition'] {
  if (!means && waterMl === null && wellbeing.length === 0) return null;
  const { calories, protein, carbs, fat, fiber } = means?.totals ?? NOTHING;
  const meanOf = (scale: 'hunger' | 'cravings' | 'satiety' | 'energy') => {
    const values = wellbeing.map((day) => day[scale]).filter((value) => value !== null);
    const sum = values.reduce((total, value) => total + value, 0);
    return values.length === 0 ? null : Math.round((sum / values.length) * 10) / 10;
  };
  return {
    from,
    recordedDays: means?.days ?? 0,
    calories,
    protein,
    carbs,
    fat,
    fiber,
    waterMl,
    incomplete: REPORT_NUTRIENTS.filter((nutrient) => means?.incomplete.includes(nutrient)),
    wellbeing: {
      recordedDays: wellbeing.length,
      hunger: meanOf('hunger'),
      craving: meanOf('cravings'),
      satiety: meanOf('satiety'),
      energy: meanOf('energy'),
    },
  };
}

const NOTHING = { calories: null, protein: null, carbs: null, fat: null, fiber: null };
