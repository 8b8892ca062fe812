const UNREADABLE = '/api/unreadable-address';

/**
 * One spelling for every address, before anything decides by it: the router decodes `/%61pi` and takes an absolute
 * target, so limits and headers that look at the beginning of the address would be passed by.
 */
export function normalUrl(target: string): string {
  const local = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/';
  // Fastify answers an address that cannot be decoded before any hook has run, so without security headers.
  if (!canBeDecoded(local)) return UNREADABLE;
  const question = local.indexOf('?');
  const [path, query] = question < 0 ? [local, ''] : [local.slice(0, question), local.slice(question)];
  return path.replaceAll(/%[\da-f]{2}/gi, readUnreserved) + query;
}

/** Letters, digits and `-._~` mean the same written out (RFC 3986, 6.2.2.2); every other escape stays. */
function readUnreserved(escape: string): string {
  const character = String.fromCodePoint(Number.parseInt(escape.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escape;
}

function canBeDecoded(url: string): boolean {
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
