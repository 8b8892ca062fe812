import type { Body } from '@leveza/domain/profile/healthy-weight.ts';
import type { Day } from '@leveza/domain/time/days.ts';

interface Known {
  height?: number | null | undefined;
  birthDate?: Day | null | undefined;
}

/** Facts of the profile that a healthy weight depends on; null where it does not say. */
export function bodyOf(profile: Known | null | undefined, today: Day): Body {
  return { heightCm: profile?.height ?? null, birthDate: profile?.birthDate ?? null, today };
}
