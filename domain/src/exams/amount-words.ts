import { decimal } from '../decimal.ts';
import type { Limits } from './references.ts';
import type { Comparator, RangeOrigin } from './states.ts';

/** Below one the digits that matter stand further behind the comma: a TSH of 0,0042. */
export const formatAmount = (amount: number): string => decimal(amount, Math.abs(amount) < 1 ? 4 : 2);

const SIGN: Record<Comparator, string> = { '<': '<', '>': '>', '<=': '≤', '>=': '≥' };

interface Amount {
  amount: number;
  comparator: Comparator | null;
}

/** '5,4 %', '< 9 U/L'. */
export function amountText({ amount, comparator }: Amount, unit: string): string {
  const number = formatAmount(amount);
  return [comparator === null ? number : `${SIGN[comparator]} ${number}`, unit]
    .filter(Boolean)
    .join('\u00A0');
}

/** '70 a 99', 'até 99', 'a partir de 40'. */
export function rangeText({ low, high }: Limits): string {
  if (low !== null && high !== null) return `${formatAmount(low)} a ${formatAmount(high)}`;
  if (high !== null) return `até ${formatAmount(high)}`;
  return low === null ? '' : `a partir de ${formatAmount(low)}`;
}

/** Leveza's own range where the report prints none, so that it is not taken for the laboratory's. */
export function ourRangeText(limits: Limits): string {
  const text = rangeText(limits);
  return text === '' ? 'faixa do Leveza' : `${text} (faixa do Leveza)`;
}

interface Reference extends Limits {
  printed: string | null;
  origin: RangeOrigin | null;
}

/** The range a result was judged by, as the report prints it or as Leveza's own. */
export const referenceText = ({ printed, origin, ...limits }: Reference): string | null =>
  origin === 'ours' ? ourRangeText(limits) : printed;
