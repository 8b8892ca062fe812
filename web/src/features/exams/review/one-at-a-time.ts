import type { ValueRows } from './use-review.ts';

/**
 * The review of a phone, where one value always stands there: the first, until one is chosen. A confirmed or removed one
 * gives way to the next doubt, and without one to the value behind it.
 */
export function oneAtATime(review: ValueRows): ValueRows {
  const { values, open } = review;
  const selected = review.selected ?? values[0] ?? null;
  const place = selected ? values.indexOf(selected) : 0;
  const hasOtherDoubt = open.some((value) => value !== selected);
  const goTo = (index: number) => review.select(values[index]?.id ?? null);
  return {
    ...review,
    selected,
    hasNext: hasOtherDoubt || place < values.length - 1,
    confirm: (value, changes) => {
      review.confirm(value, changes);
      if (!hasOtherDoubt) goTo(Math.min(place + 1, values.length - 1));
    },
    remove: (value) => {
      review.remove(value);
      if (!hasOtherDoubt) goTo(place < values.length - 1 ? place + 1 : place - 1);
    },
  };
}
