import { type Named, substancesIn } from '../catalog/substances-in.ts';
import { RYBELSUS_LEAFLET } from '../sources/leaflets.ts';
import { cite, sourced } from '../sources/source.ts';
import { MINUTE_MS } from '../time/spans.ts';

const WAIT_MINUTES = 30;

/** A tablet of semaglutide is taken on an empty stomach and skipped where forgotten. After it: no food, drink or other oral medicine for half an hour. */
export const FASTING_WAIT = {
  minutes: WAIT_MINUTES,
  ...sourced(
    [cite(RYBELSUS_LEAFLET, 'seção 3, como tomar e se esquecer uma dose')],
    'a espera conta da hora registrada e vale para todo comprimido de semaglutida',
  ),
};

interface TakenByMouth extends Named {
  takenAt: Date;
}

export interface Fasting {
  name: string;
  until: Date;
}

/** Whether a tablet asks for the wait. */
export const asksToWait = (tablet: Named) => substancesIn(tablet).has('semaglutida');

/** Until when the last tablet of semaglutide asks to wait; null where none was taken lately. */
export function fastingAfter(taken: readonly TakenByMouth[], now: Date): Fasting | null {
  const [last] = taken
    .filter(asksToWait)
    .map(({ name, takenAt }) => ({ name, until: new Date(takenAt.getTime() + WAIT_MINUTES * MINUTE_MS) }))
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
  return last && last.until > now ? last : null;
}
