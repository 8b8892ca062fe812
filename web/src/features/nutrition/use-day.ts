import { readNutritionDay } from '@leveza/contract/nutrition/day.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';

/** Today is asked for without its date, as the screen's opening does before it knows the patient's zone. */
export const dayQuery = (day: string | undefined) => read(readNutritionDay, { query: day ? { day } : {} });

/** Midnight and the hour of a usual meal pass while the screen stays open. */
const AGAIN_MS = 5 * MINUTE_MS;

export const useDay = (day: string, isToday: boolean) =>
  useQuery({ ...dayQuery(isToday ? undefined : day), refetchInterval: isToday && AGAIN_MS });
