/** One part of a message on every carrier in Brazil. */
export const MOST_CHARACTERS = 140;

/** The alphabet of SMS (GSM 03.38) without accents and without the signs that take two places. */
const OTHER_SIGNS = /[^\n\x20-\x5a_a-z]/g;

const REPLACED: Record<string, string> = {
  '–': '-',
  '—': '-',
  '·': '-',
  '•': '-',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '`': "'",
};

/**
 * A text that every carrier shows as it was written: no accents, no emoji, one part. A longer one ends after a whole word:
 * half a link would lead nowhere.
 */
export function plainText(text: string): string {
  const plain = text
    .replaceAll(/./gu, (sign) => REPLACED[sign] ?? sign)
    .normalize('NFKD')
    .replaceAll(OTHER_SIGNS, '')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (plain.length <= MOST_CHARACTERS) return plain;
  const room = MOST_CHARACTERS - '...'.length;
  const end = plain.lastIndexOf(' ', room);
  return `${plain.slice(0, end > 0 ? end : room)}...`;
}
