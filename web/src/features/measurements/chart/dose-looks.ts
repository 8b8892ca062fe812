import type { WeightPoint } from '@leveza/contract/measurements.ts';
import { formatMg } from '../../../lib/format.ts';
import { type Mark, MARKS } from './marks.ts';

/** Written out, for the style sheet holds only what it finds in the sources. */
const FILLS = [
  'fill-series-1',
  'fill-series-2',
  'fill-series-3',
  'fill-series-4',
  'fill-series-5',
  'fill-series-6',
] as const;

export interface DoseLook {
  doseMg: number | null;
  label: string;
  fill: string;
  mark: Mark;
}

/** How the points of each dose look: a colour and a shape, so that neither has to be seen alone. */
export function doseLooks(points: readonly WeightPoint[]): DoseLook[] {
  const doses = [...new Set(points.map(({ doseMg }) => doseMg))];
  const known = doses.filter((dose) => dose !== null).toSorted((a, b) => a - b);
  const looks = known.map((doseMg, place) => ({
    doseMg,
    label: `Dose de ${formatMg(doseMg)}`,
    fill: FILLS[place % FILLS.length]!,
    mark: MARKS[place % MARKS.length]!,
  }));
  if (!doses.includes(null)) return looks;
  const without = { doseMg: null, label: known.length > 0 ? 'Sem dose registrada' : 'Pesagens' };
  return [{ ...without, fill: 'fill-empty', mark: 'circle' }, ...looks];
}
