import type { Profile } from '@leveza/contract/profile/profile.ts';
import { isLowWeight } from '@leveza/domain/profile/healthy-weight.ts';
import { dayOf } from '../../../lib/format.ts';
import { useNow } from '../../../lib/use-now.ts';

type Known = Pick<Profile, 'height' | 'birthDate' | 'timeZone'>;

/** Whether a weight or a target is below a healthy one, by the rule that keeps the server from counting to it. */
export function useIsLowWeight(kg: number | null, { height, birthDate, timeZone }: Known): boolean {
  const today = dayOf(useNow(), timeZone);
  return isLowWeight(kg, { heightCm: height, birthDate, today });
}
