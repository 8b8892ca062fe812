import { createHmac } from 'node:crypto';
import { isSame } from '../same-text.ts';

/**
 * Whether a call to `url` comes from the service: an HMAC over the public address as the service knows it, query
 * included, and the form's fields in the order of their names.
 */
export function isSignedBy(
  token: string,
  { url, form, signature }: { url: string; form: URLSearchParams; signature: string | undefined },
): boolean {
  if (!signature) return false;
  const names = [...new Set(form.keys())].toSorted();
  const fields = names.flatMap((name) =>
    [...new Set(form.getAll(name))].toSorted().map((value) => name + value),
  );
  return addressesOf(url).some((address) => {
    const signed = createHmac('sha1', token).update(address + fields.join(''));
    return isSame(signature, signed.digest('base64'));
  });
}

/** Some versions of the service sign the address with its port, even the usual one, and some without. */
function addressesOf(url: string): string[] {
  const { protocol, hostname, port, pathname, search } = new URL(url);
  const usual = protocol === 'https:' ? '443' : '80';
  const rest = pathname + search;
  return [`${protocol}//${hostname}${rest}`, `${protocol}//${hostname}:${port || usual}${rest}`];
}
