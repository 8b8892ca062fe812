import type { PageWords, Word } from './page.ts';

const WEAK = 20;

/** Dotted lines are recognised as words: 'clcccco', '......', 'sssss'. */
export function withoutNoise(page: PageWords): PageWords {
  if (page.source === 'text') return page;
  return { ...page, words: page.words.flatMap((word) => cleaned(word)) };
}

function cleaned(word: Word): Word[] {
  const text = word.text
    .replace(/[.·…_]{3,}/g, ' ')
    .replace(/\s[.·…_:]{2,}(?=\s|$)/g, ' ')
    .trim();
  if (text === '' || /^[.·…_,:;'"~|\\-]+$/.test(text)) return text === '-' ? [word] : [];
  const hasDigits = /\d/.test(text);
  if (!hasDigits && word.confidence < WEAK) return [];
  if (!hasDigits && /^[.ceosurn]{5,}$/i.test(text) && word.confidence < 60) return [];
  return [{ ...word, text }];
}
