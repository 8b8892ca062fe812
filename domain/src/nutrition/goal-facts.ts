import type { Gender } from '../profile/gender.ts';
import type { ExerciseFrequency } from '../profile/health.ts';

/** Facts about a patient that the formulas need. */
export interface GoalFacts {
  weightKg: number | null;
  heightCm: number | null;
  ageYears: number | null;
  gender: Gender | null;
  exercise: ExerciseFrequency | null;
  hasKidneyDisease: boolean | null;
}
