/** A number as the patient wrote it, or why it cannot be taken. */
export type NumberReading =
  | { ok: true; value: number | null }
  | { ok: false; why: 'unreadable' | 'ambiguous' | 'too-precise' };

const UNREADABLE = { ok: false, why: 'unreadable' } as const;
const GROUPED_BY_POINTS = /^\d{1,3}(\.\d{3})+$/;
const GROUPED_BY_COMMAS = /^\d{1,3}(,\d{3})+$/;

/**
 * Reads `1,5`, `1.5` and `1.234,5` alike, and never guesses where a guess could change a dose a thousandfold.
 *
 * Of a comma and a point together the last one is decimal; a comma alone is too. A lone point is decimal, except before exactly three digits (`2.500`), where
 * it may also group thousands: a field of three or more decimals reads 2,5, a field of whole numbers reads
 * 2500, and a field in between refuses it as ambiguous. `0.125` and `1234.567` can only be decimal.
 */
export function readNumber(typed: string, decimals: number): NumberReading {
  const text = typed.trim().replace('−', '-');
  if (text === '') return { ok: true, value: null };

  const sign = text.startsWith('-') ? -1 : 1;
  const digits = sign < 0 ? text.slice(1) : text;
  if (!/\d/.test(digits) || /[^\d.,]/.test(digits)) return UNREADABLE;
  if (mayGroupOrDivide(digits) && decimals > 0 && decimals < 3) return { ok: false, why: 'ambiguous' };

  const plain = withDecimalPoint(digits, decimals);
  if (plain === null) return UNREADABLE;
  const [, fraction = ''] = plain.split('.');
  if (fraction.replace(/0+$/, '').length > decimals) return { ok: false, why: 'too-precise' };
  return { ok: true, value: sign * Number(plain) + 0 };
}

const WRITTEN = new Intl.NumberFormat('pt-BR', { useGrouping: false, maximumFractionDigits: 10 });

/** How a number stands in its field: decimal comma, and no thousands point that could be read back as decimal. */
export function writeNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  return WRITTEN.format(value);
}

const MONEY = new Intl.NumberFormat('pt-BR', { useGrouping: false, minimumFractionDigits: 2 });

/** Money has its cents: '1049,90'. */
export function writeMoney(value: number | null | undefined): string {
  return value === null || value === undefined || Number.isNaN(value) ? '' : MONEY.format(value);
}

const mayGroupOrDivide = (digits: string) => /^[1-9]\d{0,2}\.\d{3}$/.test(digits);

/** The same digits as JavaScript writes them, or null when the separators make no sense. */
function withDecimalPoint(digits: string, decimals: number): string | null {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma > point) return joinParts(digits, comma, GROUPED_BY_POINTS);
  if (comma >= 0) return joinParts(digits, point, GROUPED_BY_COMMAS);
  if (point < 0) return digits;
  if (mayGroupOrDivide(digits)) return decimals === 0 ? digits.replace('.', '') : digits;
  if (digits.indexOf('.') !== point)
    return GROUPED_BY_POINTS.test(digits) ? digits.replaceAll('.', '') : null;
  return digits;
}

function joinParts(digits: string, at: number, grouped: RegExp): string | null {
  const whole = digits.slice(0, at);
  if (!/^\d*$/.test(whole) && !grouped.test(whole)) return null;
  return `${whole.replace(/\D/g, '')}.${digits.slice(at + 1)}`;
}
