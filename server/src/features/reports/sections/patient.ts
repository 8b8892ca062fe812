import type { Report } from '@leveza/contract/reports/reports.ts';
import { ageOn } from '@leveza/domain/profile/age.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';

export function patientSection({ profile }: Treatment, today: Day): NonNullable<Report['patient']> {
  return {
    age: profile?.birthDate ? ageOn(profile.birthDate, today) : null,
    gender: profile?.gender ?? null,
    heightCm: profile?.height ?? null,
    diabetesType: profile?.diabetesType ?? null,
    allergies: profile?.allergies ?? null,
  };
}
