import { searchText } from '../catalog/search-text.ts';

/** Allergies as the profile keeps them: one text, separated by commas; typed, also by lines or semicolons. */
export function allergyList(text: string | null): string[] {
  const seen = new Set<string>();
  const list: string[] = [];
  for (const part of (text ?? '').normalize('NFC').split(/[,;\n]/)) {
    const name = part.trim().replaceAll(/\s+/g, ' ');
    // 'Camarão' and 'camarao' are one allergy.
    const key = searchText(name);
    if (!name || seen.has(key)) continue;
    seen.add(key);
    list.push(name);
  }
  return list;
}

/** The same text without blanks and without the same allergy twice. */
export function tidyAllergies(text: string): string {
  return allergyList(text).join(', ');
}
