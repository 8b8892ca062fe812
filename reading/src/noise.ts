import type { PageWords, Word } from './page.ts';
import { unitOfPicture } from './picture-units.ts';

const WEAK = 20;

/** Mends what readers of pictures do to words: dotted lines as letters, points for commas, garbled units. */
export function withoutNoise(page: PageWords): PageWords {
  if (page.source === 'text') return page;
  return { ...page, words: page.words.flatMap((word) => cleaned(word)) };
}

function cleaned(word: Word): Word[] {
  const text = halfWidth(word.text)
    .replace(/[.·…_]{3,}/g, ' ')
    .replace(/^[.:·…]+\d?$/, '')
    .replace(/^[.:·]+(?=\d)/, '')
    .trim();
  if (text === '' || /^[.·…_,:;'"~|\\=-]+$/.test(text)) return text === '-' ? [{ ...word, text }] : [];
  const hasDigits = /\d/.test(text);
  if (!hasDigits && word.confidence < WEAK) return [];
  // A dotted line: 'clcccco', 'eeeee'.
  if (!hasDigits && /^[.ceosurnl]{5,}$/i.test(text) && word.confidence < 60) return [];
  return [{ ...word, text: unitOfPicture(withComma(text)) }];
}

/** The second reader knows Chinese, and writes some signs in its wide form: '８ａ'. */
function halfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}

/** Laboratories print a comma; a point before one or two digits is a comma that was read so. */
function withComma(text: string): string {
  return text.replace(/(?<![\d.])(\d+)\.(\d{1,2})(?![\d.])/g, '$1,$2');
}
