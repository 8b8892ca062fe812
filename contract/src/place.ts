import { z } from './zod.ts';

const NO_WORDS = z.object({});
const one = z.string().optional().catch(undefined);
const dialog = <const Name extends string>(...names: [Name, ...Name[]]) =>
  z.enum(names).optional().catch(undefined);
const shelf = z.object({ item: one, open: dialog('details') });

const screen = <const To extends `/${string}`, Words extends z.ZodObject>(to: To, search: Words) =>
  z.object({ to: z.literal(to), search });

/**
 * Where something is looked at inside the app: a screen, and words its address may carry.
 * It travels and is stored as a link, such as `/applications?day=2026-11-15`.
 */
export const Place = z.discriminatedUnion('to', [
  screen('/dashboard', NO_WORDS),
  screen('/supplement-store', shelf),
  screen('/medication-store', shelf),
  screen('/medications', z.object({ pen: one, open: dialog('details') })),
  screen('/supplement-usage', NO_WORDS),
  screen('/medication-usage', NO_WORDS),
  screen('/medicacoes', NO_WORDS),
  screen('/applications', z.object({ open: dialog('new', 'edit'), item: one, day: one })),
  screen('/calendar', NO_WORDS),
  screen('/measurements', z.object({ open: dialog('new', 'edit'), item: one })),
  screen('/nutrition', NO_WORDS),
  screen('/side-effects', z.object({ open: dialog('new', 'details'), item: one })),
  screen('/exams', z.object({ open: dialog('details'), item: one })),
  screen('/reports', NO_WORDS),
  screen('/subscription', NO_WORDS),
  screen('/profile', z.object({ open: dialog('email', 'sessions', 'physical') })),
  screen('/settings', NO_WORDS),
]);
export type Place = z.infer<typeof Place>;

export function linkTo({ to, search }: Place): string {
  const words = Object.entries(search).flatMap(([name, word]) =>
    word === undefined ? [] : [`${name}=${encodeURIComponent(word)}`],
  );
  return words.length === 0 ? to : `${to}?${words.join('&')}`;
}

/** Links are kept for years: a word that means nothing any more is dropped, and a lost screen becomes the first one. */
export function readPlace(link: string): Place {
  const [to, words = ''] = link.split('#')[0]!.split('?');
  const search = Object.fromEntries(words.split('&').map((word) => word.split('=').map(decoded)));
  const place = Place.safeParse({ to, search });
  return place.success ? place.data : { to: '/dashboard', search: {} };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape is no readable text.
    return '';
  }
}
