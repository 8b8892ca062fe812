import { listPens } from '@leveza/contract/pens/pens.ts';
import { read } from '../../lib/api.ts';

/** The pens at hand: few, however many were emptied over the years. */
export const pensQuery = read(listPens, { query: { left: 'true' } });
