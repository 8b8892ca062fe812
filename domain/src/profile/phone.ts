export const PHONE_MAX_LENGTH = 15;

/** The typed digits with punctuation: (11) 99999-9999, or (11) 3333-4444 for a landline. */
export function maskPhone(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 11);
  if (digits.length <= 2) return digits && `(${digits}`;
  const [area, number] = [digits.slice(0, 2), digits.slice(2)];
  const firstPart = number.length > 8 ? 5 : 4;
  if (number.length <= firstPart) return `(${area}) ${number}`;
  return `(${area}) ${number.slice(0, firstPart)}-${number.slice(firstPart)}`;
}

/** A whole number with area code, as it is stored; null when it is none. */
export function normalisePhone(text: string): string | null {
  if (!/^[\d\s()+-]*$/.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  return digits.length === 10 || digits.length === 11 ? maskPhone(digits) : null;
}
