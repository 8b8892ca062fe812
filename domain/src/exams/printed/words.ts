/** Lower case, without accents, one kind of dash, micro sign and space: the form in which printed words are compared. */
export function fold(text: string): string {
  return tidy(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Folded letter by letter, so that places in it are places in the text. */
export function foldInPlace(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const folded = fold(text[at]!);
    return folded.length === 1 ? folded : text[at]!;
  }).join('');
}

const LIGATURES: Record<string, string> = { ﬁ: 'fi', ﬂ: 'fl', ﬀ: 'ff', ﬃ: 'ffi', ﬄ: 'ffl' };

/** As printed, but with one kind of dash, micro sign, ligature and space. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000\t]/g, ' ')
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\u03bc/g, '\u00b5')
    .replace(/[ﬀ-ﬄ]/g, (sign) => LIGATURES[sign]!)
    .replace(/ {2,}/g, ' ')
    .trim();
}
