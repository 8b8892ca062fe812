/** Accents, once they stand apart from their letters, as a class that JavaScript and PostgreSQL both read. */
export const ACCENTS = '[\u0300-\u036f]';
const EVERY_ACCENT = new RegExp(ACCENTS, 'g');

/** Text as it is searched: no accents, no capitals, single spaces, so that "omega 3" finds "Ômega 3". */
export function searchText(...parts: (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(' ')
    .normalize('NFD')
    .replaceAll(EVERY_ACCENT, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
