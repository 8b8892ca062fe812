/** A time of day as the patient wrote it. */
export type TimeReading = { ok: true; value: string | null } | { ok: false };

const PARTS = /^(\d{1,2})(?:[:h. ](\d{2})?|(\d{2}))?$/;

/** Reads `8:05`, `0805`, `8h05`, `8h` and `8` in 24 hours, as `08:05` or `08:00`. */
export function readTime(typed: string): TimeReading {
  const text = typed.trim().toLowerCase();
  if (text === '') return { ok: true, value: null };
  const match = PARTS.exec(text);
  if (!match) return { ok: false };
  const [, hour = '', afterMark, joined] = match;
  const minute = afterMark ?? joined ?? '0';
  if (Number(hour) > 23 || Number(minute) > 59) return { ok: false };
  return { ok: true, value: `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}` };
}

/** Writes the colon while digits are added at the end; erasing, or editing inside, changes nothing else. */
export function withColon(before: string, typed: string): string {
  if (typed.length <= before.length || !typed.startsWith(before)) return typed;
  if (!/^\d+:{0,2}\d*$/.test(typed)) return typed;
  const digits = typed.replace('::', ':');
  if (digits.includes(':')) return digits;
  if (digits.length < 2) return digits;
  const hourDigits = Number(digits.slice(0, 2)) > 23 ? 1 : 2;
  return `${digits.slice(0, hourDigits)}:${digits.slice(hourDigits)}`;
}
