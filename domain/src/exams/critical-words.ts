import { formatAmount } from './amount-words.ts';
import { findAnalyte } from './analytes.ts';
import { CRITICAL_LIMITS } from './critical.ts';

/** The limits that make a value critical, whatever its report prints: 'abaixo de 2,8 ou acima de 6,2 mmol/L'. */
export function criticalLimitText(key: string | null): string | null {
  const limit = CRITICAL_LIMITS.find((each) => each.key === key);
  if (!limit) return null;
  const { below, above } = limit;
  const sides = [
    ...(below === null ? [] : [`abaixo de ${formatAmount(below)}`]),
    ...(above === null ? [] : [`acima de ${formatAmount(above)}`]),
  ];
  return [sides.join(' ou '), findAnalyte(key)?.unit].filter(Boolean).join('\u00A0');
}
