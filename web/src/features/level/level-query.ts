import { readLevel } from '@leveza/contract/level.ts';
import { read } from '../../lib/api.ts';
import type { Period } from './level-words.ts';

export const USUAL_PERIOD: Period = '90';

export const levelQuery = (period: Period) => read(readLevel, { query: { days: Number(period) } });
