/** Text without accents, case or outer spaces, for comparing what two people would call the same word. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
