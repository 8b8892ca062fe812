import { isPlural, remains } from '@leveza/domain/remains.ts';
import { formatQuantity } from '../../inventory/shared/format-units.ts';
import type { DoseToTake } from './dose-to-take.ts';

/** A dose that was recorded, and how to take it back. */
export interface TakenDose {
  dose: DoseToTake;
  recordId: string | null;
  /** The box it came out of; null when there was no stock to take it from. */
  stock: { inventoryId: string; remaining: number } | null;
  /** How much of the dose no box gave. */
  missing: number;
  wasOpened: boolean;
}

/** The message after taking: how much is left, and where the boxes did not give all of it. */
export function takenMessage(taken: readonly TakenDose[]): { title: string; detail?: string } {
  const [first] = taken;
  const short = taken.filter(({ missing }) => missing > 0).map(shortText);
  if (taken.length > 1) {
    return { title: `${taken.length} doses registradas`, ...(short[0] && { detail: short[0] }) };
  }
  const { dose, stock, wasOpened } = first!;
  const left =
    stock &&
    `${wasOpened ? 'A caixa foi aberta. ' : ''}${remains(stock.remaining, formatQuantity(stock.remaining))}.`;
  const detail = [left, ...short].filter(Boolean).join(' ');
  return { title: `Registrado: ${dose.name}`, ...(detail && { detail }) };
}

function shortText({ dose, stock, missing }: TakenDose): string {
  if (dose.isFromElsewhere) return 'Nada foi descontado da caixa vencida.';
  if (stock === null) return 'Sem estoque: nada foi descontado de uma caixa.';
  const came = isPlural(missing) ? 'saíram' : 'saiu';
  return `Não havia o bastante: ${formatQuantity(missing)} da dose não ${came} de uma caixa.`;
}
