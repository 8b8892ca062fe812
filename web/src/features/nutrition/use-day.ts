import { readNutritionDay } from '@leveza/contract/nutrition/day.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** Today too is asked for by its date: after midnight an answer of yesterday must not be found under the name of today. */
export const dayQuery = (day: string) => read(readNutritionDay, { query: { day } });

/** The hour of a usual meal passes while the screen stays open. */
const AGAIN_MS = 5 * MINUTE_MS;

export const useDay = (day: string, isToday: boolean) =>
  useQuery({ ...dayQuery(day), refetchInterval: isToday && AGAIN_MS });
