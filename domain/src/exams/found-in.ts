import { fold } from './printed/words.ts';

/** Whether a text prints exactly this value: '98' is not found in '198' or in '98,5'. */
export function isValueIn(text: string, value: string): boolean {
  return placesOf(fold(text), fold(value)).length > 0;
}

/** Whether the name of a parameter stands on the line of its value, or on one beside it. */
export function isNamedNear(text: string, parameter: string, value: string): boolean {
  const lines = fold(text).split('\n');
  const [word = ''] = fold(parameter)
    .split(/[^a-z0-9]+/)
    .toSorted((one, other) => other.length - one.length);
  return lines.some((line, at) => {
    if (placesOf(line, fold(value)).length === 0) return false;
    const near = lines.slice(Math.max(0, at - 1), at + 2).join(' ');
    return word !== '' && near.includes(word);
  });
}

/** Words of a name or a range, whatever stands between them. */
export function areWordsIn(text: string, words: string): boolean {
  const plain = fold(text);
  const parts = fold(words)
    .split(/[^a-z0-9,.]+/)
    .filter(Boolean);
  return parts.length > 0 && parts.every((part) => plain.includes(part));
}

/** A day as reports print it: 18/08/2026, 18.08.26 or 2026-08-18. */
export function isDayIn(text: string, day: string): boolean {
  const [year = '', month = '', date = ''] = day.split('-');
  return [`${date}/${month}/${year}`, `${date}.${month}.${year}`, `${date}-${month}-${year}`, day]
    .concat(`${date}/${month}/${year.slice(2)}`)
    .some((written) => text.includes(written));
}

function placesOf(text: string, value: string): RegExpMatchArray[] {
  const escaped = value
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s*`);
  return [...text.matchAll(new RegExp(`(?<![\\d.,a-z])${escaped}(?![a-z\\d]|[.,]\\d)`, 'g'))];
}
