const LENGTHS = new Set([8, 12, 13, 14]);
const UPC_A_LENGTH = 12;

/** A barcode's digits, when they are whole: EAN-8, EAN-13, ITF-14, or UPC-A as an EAN-13; else null. */
export function normaliseEan(typed: string): string | null {
  const digits = typed.replaceAll(/[\s.-]/g, '');
  if (!/^\d+$/.test(digits) || !LENGTHS.has(digits.length) || /^0+$/.test(digits)) return null;
  if (!hasValidCheckDigit(digits)) return null;
  return digits.length === UPC_A_LENGTH ? `0${digits}` : digits;
}

/** GS1: from the right, digits count once and three times in turn, and the sum ends in zero. */
function hasValidCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
