const LONGEST = 60;

/**
 * The first line of a mail. Anybody can register another person's address under any name, so a name that could be a
 * link or a second line is left out: a mail from Leveza carries only the words of Leveza.
 */
export function greeting(name: string): string {
  const isPlain = name.length <= LONGEST && /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(name);
  const couldBeLink = /\.\p{L}/u.test(name);
  return isPlain && !couldBeLink ? `Olá, ${name}.` : 'Olá.';
}
