import { z } from './zod.ts';

/** A word that is any text, such as an id or a day. */
const TEXT = null;
const SHELF = { item: TEXT, open: ['details'] } as const;

/** The screens, and the words their address may carry. */
const SCREENS = {
  '/dashboard': {},
  '/supplement-store': SHELF,
  '/medication-store': SHELF,
  '/medications': { pen: TEXT, open: ['details'] },
  '/supplement-usage': {},
  '/medication-usage': {},
  '/medicacoes': {},
  '/applications': { open: ['new', 'edit'], item: TEXT, day: TEXT },
  '/calendar': {},
  '/measurements': { open: ['new', 'edit'], item: TEXT },
  '/nutrition': {},
  '/side-effects': { open: ['new', 'details'], item: TEXT },
  '/exams': { open: ['details'], item: TEXT },
  '/reports': {},
  '/subscription': {},
  '/profile': { open: ['email', 'sessions', 'physical'] },
  '/settings': {},
} as const satisfies Record<`/${string}`, Record<string, readonly string[] | null>>;

type Screens = typeof SCREENS;
type Search<Words> = {
  [Name in keyof Words]?: (Words[Name] extends readonly (infer Word)[] ? Word : string) | undefined;
};

/**
 * Where something is looked at inside the app: a screen, and words its address may carry.
 * It travels and is stored as a link, such as `/applications?day=2026-11-15`.
 */
export type Place = { [To in keyof Screens]: { to: To; search: Search<Screens[To]> } }[keyof Screens];
export const Place = z.object({
  to: z.enum(Object.keys(SCREENS)),
  search: z.record(z.string(), z.string().optional()),
}) as unknown as z.ZodType<Place, Place>;

export function linkTo({ to, search }: Place): string {
  const words = Object.entries(search).flatMap(([name, word]) =>
    word === undefined ? [] : [`${name}=${encodeURIComponent(word)}`],
  );
  return words.length === 0 ? to : `${to}?${words.join('&')}`;
}

/** Links are kept for years: a word that means nothing any more is dropped, and a lost screen becomes the first one. */
export function readPlace(link: string): Place {
  const [to = '', words = ''] = link.split('#')[0]!.split('?');
  if (!Object.hasOwn(SCREENS, to)) return { to: '/dashboard', search: {} };
  const known: Record<string, readonly string[] | null> = SCREENS[to as keyof Screens];
  const read = words.split('&').map((word) => word.split('=').map(decoded));
  const search = read.filter(
    ([name = '', word = '']) => Object.hasOwn(known, name) && (known[name]?.includes(word) ?? true),
  );
  return { to, search: Object.fromEntries(search) } as Place;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape is no readable text.
    return '';
  }
}
