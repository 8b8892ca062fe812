import { FileStoreAway } from '../file-store.ts';
import type { AskStore } from './ask-store.ts';

export interface Listed {
  /** Without the prefix. */
  name: string;
  mtimeMs: number;
}

/** All objects below a prefix, page by page, in the order of their names. */
export async function* listObjects(ask: AskStore, prefix: string, place: string): AsyncGenerator<Listed> {
  let token: string | undefined;
  do {
    const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) };
    const page = (await ask({ method: 'GET', key: '', query }))?.toString();
    if (!page?.includes('<ListBucketResult')) throw new FileStoreAway(place, 'no list', { isRefusal: true });
    for (const [, object = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      yield {
        name: textIn(object, 'Key').slice(prefix.length),
        mtimeMs: Date.parse(textIn(object, 'LastModified')),
      };
    }
    token = textIn(page, 'IsTruncated') === 'true' ? textIn(page, 'NextContinuationToken') : undefined;
  } while (token);
}

/** Names of ours need no escape, but a token is the store's own. */
function textIn(xml: string, name: string): string {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '';
  return text.replaceAll(/&(lt|gt|quot|apos|amp|#x?[\da-f]+);/gi, (_, word: string) => escaped(word));
}

const ESCAPED: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function escaped(word: string): string {
  if (!word.startsWith('#')) return ESCAPED[word.toLowerCase()] ?? '';
  const isHex = word[1]?.toLowerCase() === 'x';
  return String.fromCodePoint(Number.parseInt(word.slice(isHex ? 2 : 1), isHex ? 16 : 10));
}
