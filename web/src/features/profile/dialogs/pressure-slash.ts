/**
 * Writes the slash of '120/80' while digits are added at the end, since number keyboards have none. A systolic
 * pressure that begins with 1, 2 or 3 has three digits, any other has two.
 */
export function withPressureSlash(before: string, typed: string): string {
  const isAddedAtEnd = typed.length > before.length && typed.startsWith(before);
  // A typed slash is not doubled.
  if (isAddedAtEnd && typed.endsWith('//')) return before;
  if (!isAddedAtEnd || !/^\d+$/.test(typed)) return typed;
  const length = /^[123]/.test(typed) ? 3 : 2;
  if (typed.length < length) return typed;
  return `${typed.slice(0, length)}/${typed.slice(length)}`;
}
