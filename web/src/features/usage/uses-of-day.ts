import { listUses } from '@leveza/contract/usage.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { read } from '../../lib/api.ts';

/** More than anybody takes in a day. */
const MOST = 100;

/** All that was taken on a day. The screens of the stock ask for it beside their code. */
export const usesOfDay = (day: Day) => read(listUses, { query: { from: day, to: day, limit: MOST } });
