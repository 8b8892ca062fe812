import type { PenSupply, StepNeed } from '@leveza/contract/supply.ts';
import { dayOf, formatDay, formatMg } from '../../lib/format.ts';

/** One day on the line between now and the end of what is at home. */
export interface SupplyPoint {
  kind: 'today' | 'buy' | 'last-dose' | 'prescription';
  label: string;
  day: string;
  /** It should have happened already. */
  isPast: boolean;
}

/** The known days that matter, in order. */
export function supplyPoints(supply: PenSupply, today: string, zone: string): SupplyPoint[] {
  const { buyBy, lastCoveredDoseAt, prescriptionLastDay: lastDay } = supply;
  const point = (kind: SupplyPoint['kind'], label: string, day: string | null) =>
    day === null ? [] : [{ kind, label, day, isPast: day < today }];
  const isOver = lastDay !== null && lastDay < today;
  return [
    ...point('today', 'Hoje', today),
    ...point('buy', 'Compre até', buyBy),
    ...point('last-dose', 'Última dose coberta', lastCoveredDoseAt && dayOf(lastCoveredDoseAt, zone)),
    ...point('prescription', isOver ? 'A receita venceu em' : 'A receita vale até', lastDay),
  ].toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1));
}

/** '0,5 mg a partir de 14/12/2026: 4 doses, faltam 4. 1 × Ozempic 0,25 mg e 0,5 mg até 04/12/2026.' */
export function needText({ doseMg, from, doses, missing, buyBy, units, product }: StepNeed): string {
  const step = `${formatMg(doseMg)} a partir de ${formatDay(from)}: ${doses === 1 ? '1 dose' : `${doses} doses`}`;
  if (missing === 0 || buyBy === null) return `${step}, já em casa.`;
  const pens = units !== null && product !== null ? ` São ${units} × ${product}.` : '';
  return `${step}, ${missing === 1 ? 'falta 1' : `faltam ${missing}`}.${pens} Compre até ${formatDay(buyBy)}.`;
}

/** Advice in one sentence; null while there is time. */
export function supplyAdvice(
  { buyBy, prescriptionLastDay: lastDay }: PenSupply,
  today: string,
): string | null {
  if (buyBy !== null && lastDay !== null && lastDay < buyBy) {
    return lastDay < today
      ? 'Sua receita venceu. Peça uma nova antes da próxima compra.'
      : 'A receita vence antes do dia de comprar. Compre dentro do prazo dela ou peça uma nova.';
  }
  if (buyBy !== null && buyBy <= today)
    return 'Já é hora de renovar a receita e o estoque, para não faltar dose.';
  return null;
}

/** The nearest of what has to happen, in one line. */
export function supplySummary(supply: PenSupply, today: string): string {
  const { buyBy, prescriptionLastDay: lastDay } = supply;
  const isOver = lastDay !== null && lastDay < today;
  const parts = [
    buyBy !== null && (buyBy <= today ? 'Já é hora de renovar' : `Compre até ${formatDay(buyBy)}`),
    lastDay !== null && `${isOver ? 'a receita venceu em' : 'receita vale até'} ${formatDay(lastDay)}`,
  ].filter((part) => part !== false);
  return parts.join(' · ') || 'Receitas guardadas e até quando as doses duram';
}
