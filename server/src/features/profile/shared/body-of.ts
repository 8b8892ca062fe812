import type { Body } from '@leveza/domain/profile/healthy-weight.ts';
import type { Day } from '@leveza/domain/time/days.ts';

interface Known {
  height?: number | null | undefined;
  birthDate?: Day | null | undefined;
}

/** What a healthy weight depends on, as far as the profile says it. */
export function bodyOf(profile: Known | null | undefined, today: Day): Body {
  return { heightCm: profile?.height ?? null, birthDate: profile?.birthDate ?? null, today };
}
