import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { useToday } from '../../lib/use-now.ts';
import { pensQuery } from './pens-query.ts';

/** The patient's entries and which day it is where the patient lives. */
export function usePens() {
  const { timeZone } = useSession();
  const today = useToday();
  const pens = useQuery(pensQuery);
  return { pens, today, timeZone };
}
