import { toMg, toUnits } from './amount.ts';
import type { PenState } from './movement.ts';
import type { Containers } from './presentation.ts';

type Held = Pick<PenState, 'openMg' | 'sealedUnits'>;

/**
 * The draws of one dose out of one entry: a dose larger than a container takes several (5 mg are two pens of 2,5 mg),
 * the open one first. The ledger knows each draw by itself, because a draw never comes out of two containers.
 */
export function drawsOf(doseMg: number, { presentation, unitMg }: Containers, held: Held): number[] {
  const unit = Math.max(1, toUnits(unitMg));
  const open = presentation === 'single-dose-pen' ? 0 : toUnits(held.openMg);
  const asked = toUnits(doseMg);
  if (asked <= open || asked <= unit || held.sealedUnits === 0) return [doseMg];
  const draws = open > 0 ? [open] : [];
  for (let missing = asked - open; missing > 0; missing -= unit) draws.push(Math.min(missing, unit));
  return draws.map(toMg);
}
