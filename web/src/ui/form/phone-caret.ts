export function digitsIn(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}

/** Where the caret stands in a masked text to have that many digits before it. */
export function caretAfter(masked: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < masked.length; index += 1) {
    if (/\d/.test(masked[index]!)) seen += 1;
    if (seen === digits) return index + 1;
  }
  return masked.length;
}

/** The digits of a whole number with area code, without country code or long-distance zero; null if it is none. */
export function pastedPhone(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  return national.length === 10 || national.length === 11 ? national : null;
}
