import type { Profile } from '@leveza/contract/profile/profile.ts';
import { isTargetTooLow } from '@leveza/domain/profile/healthy-weight.ts';
import { dayOf } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';

type Known = Pick<Profile, 'targetWeight' | 'height' | 'birthDate' | 'timeZone'>;

/** Whether the profile's target is below a healthy weight, by the rule that keeps the server from counting to it. */
export function useIsTargetTooLow({ targetWeight, height, birthDate, timeZone }: Known): boolean {
  const today = dayOf(useNow(), timeZone);
  return isTargetTooLow(targetWeight, { heightCm: height, birthDate, today });
}
