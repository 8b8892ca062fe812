import { isDay } from '@leveza/domain/time/days.ts';
import { z } from './zod.ts';

const INVALID = 'Data inválida';

/** `2026-11-03`, a day of the calendar. */
export const calendarDay = z.string().refine(isDay, INVALID);

/** `2026-11-03T08:05:00-03:00`; the offset may be any. */
export const instant = z.iso.datetime({ offset: true, error: INVALID });
