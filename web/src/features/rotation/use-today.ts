import { dayOf } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';

/** The day it is where the patient lives. */
export function useToday(): { today: string; timeZone: string } {
  const { timeZone } = useSession();
  return { today: dayOf(useNow(), timeZone), timeZone };
}
