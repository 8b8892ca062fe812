import type { Content } from 'pdfmake';

const LONGEST_WORD = 16;

/**
 * Text whose long words may break anywhere: pdfmake breaks between words only, so that one long name without a space
 * would push a table off the page.
 */
export function breakable(text: string): Content {
  const words = text.split(/(?<=\s)/u);
  if (words.every(({ length }) => length <= LONGEST_WORD)) return printable(text);
  return {
    text: words.map((word) =>
      word.length > LONGEST_WORD ? { text: printable(word), wordBreak: 'break-all' } : printable(word),
    ),
  };
}

// '®' and '™' are pictures to Unicode too, unless U+FE0F follows; Roboto draws those.
const PICTURES =
  /\p{Extended_Pictographic}\u{FE0F}|\p{Emoji_Presentation}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}/gu;

/** Roboto draws no pictures: an emoji in a note would print as an empty box. */
export function printable(text: string): string {
  return text.replaceAll(PICTURES, '');
}
