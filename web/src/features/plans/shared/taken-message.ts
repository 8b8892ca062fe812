import { formatQuantity } from '../../inventory/shared/format-units.ts';
import type { DoseToTake } from './dose-to-take.ts';

/** A dose that was recorded, and how to take it back. */
export interface TakenDose {
  dose: DoseToTake;
  recordId: string | null;
  /** The box it came out of; null when there was no stock to take it from. */
  stock: { inventoryId: string; remaining: number } | null;
  wasOpened: boolean;
}

/** What to tell after taking: what is left, and where nothing could be taken out of a box. */
export function takenMessage(taken: readonly TakenDose[]): { title: string; detail?: string } {
  const [first] = taken;
  const without = taken.filter(({ dose, stock }) => dose.productId !== null && stock === null);
  const unstocked = without.length > 0 && 'Sem estoque: nada foi descontado de uma caixa.';
  if (taken.length > 1) {
    return { title: `${taken.length} doses registradas`, ...(unstocked && { detail: unstocked }) };
  }
  const { dose, stock, wasOpened } = first!;
  const left =
    stock && `${wasOpened ? 'A caixa foi aberta. ' : ''}Restam ${formatQuantity(stock.remaining)}.`;
  const detail = left || unstocked;
  return { title: `Dose de ${dose.name} registrada`, ...(detail && { detail }) };
}
