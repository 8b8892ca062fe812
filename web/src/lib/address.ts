import { isDay } from '@leveza/domain/time/is-day.ts';
import type { RegisteredRouter } from '@tanstack/react-router';

type Routes = RegisteredRouter['routesByPath'];

/** A link as data: some screen, and words its address knows. */
export type ScreenLink = {
  [To in keyof Routes]: { to: To; search?: Routes[To]['types']['fullSearchSchema'] };
}[keyof Routes];

/** The words after the question mark, all of them texts: `?q=12` searches for '12', not for a number. */
export function parseSearch(text: string): Record<string, string> {
  const words = [...new URLSearchParams(text)];
  return Object.fromEntries(words.map(([name, word]) => [name, unquoted(word)]));
}

/** Older bookmarks hold digits in quotes: `?period="30"`. */
function unquoted(word: string): string {
  return /^"\d+"$/.test(word) ? word.slice(1, -1) : word;
}

export function stringifySearch(search: Record<string, unknown>): string {
  const words = Object.entries(search).flatMap(([name, word]) =>
    typeof word === 'string' && word !== '' ? [[name, word]] : [],
  );
  return words.length === 0 ? '' : `?${new URLSearchParams(words)}`;
}

/** Changes some words of the address and keeps the others. The entry is replaced, so that back leaves the page at once. */
export const inPlace = <Search extends object>(changes: Search) => inPlaceBy<Search>(() => changes);

/** The same for changes that follow from the words before: a screen that only changes them need not read them. */
export function inPlaceBy<Search extends object>(changed: (before: Search) => Search) {
  return {
    to: '.',
    search: (before: Search) => ({ ...before, ...changed(before) }),
    replace: true,
    // The page under a dialog stays where it was.
    resetScroll: false,
  } as const;
}

/** The word, if it is one of those known. */
export function oneOf<Word extends string>(known: readonly Word[], value: unknown): Word | undefined {
  return known.find((word) => word === value);
}

/**
 * Keeps text; other values in an address are dropped. A word of a long list is kept as text too, and its screen looks
 * it up: addresses are read on every page, also where no screen brings the list.
 */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Keeps a day of the calendar. */
export function dayTextOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && isDay(text) ? text : undefined;
}

/** Keeps a moment. */
export function momentTextOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
