const LONGEST = 60;

/**
 * The first line of a mail. Anybody can register another person's address under any name, so a name that could be a
 * link or a second line is left out: a mail from Leveza carries only the words of Leveza.
 */
export function greeting(name: string): string {
  const plain = plainName(name);
  return plain === null ? 'Olá.' : `Olá, ${plain}.`;
}

/** A name that is only a name; null for one that could be a link or a second line. */
export function plainName(name: string): string | null {
  const isPlain = name.length <= LONGEST && /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(name);
  const couldBeLink = /\.\p{L}/u.test(name);
  return isPlain && !couldBeLink ? name : null;
}
