import type { Day } from '@leveza/domain/time/days.ts';

/** The sentence refuses a day of purchase after the opening of the same pen or box. */
export const openedBefore = (opened: Day) =>
  `Já estava aberta em ${opened.split('-').toReversed().join('/')}. Confira as duas datas.`;
