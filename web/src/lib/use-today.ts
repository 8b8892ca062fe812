import { dayOf } from './format.ts';
import { useSession } from './session.ts';
import { useNow } from './use-now.ts';

/** Which day it is where the patient is. */
export function useToday(): string {
  const { timeZone } = useSession();
  return dayOf(useNow(), timeZone);
}
