import type { JsonRow } from './take-out.ts';

export const FORMAT = 'leveza-export';
/** Raised when an older Leveza could misread a file; a new list or column is no reason. */
export const VERSION = 1;
export const DOCUMENT = 'leveza.json';

export interface JsonList {
  name: string;
  lines: readonly { json: string }[];
}

interface Document {
  exportedAt: Date;
  account: JsonRow;
  content: JsonList[];
  /** Copies of what ships with Leveza and is referred to by `content`. */
  shipped: JsonList[];
  records: JsonList[];
}

/** The document in pieces, a row a line, so that two exports can be compared. */
export function* jsonDocument({
  exportedAt,
  account,
  content,
  shipped,
  records,
}: Document): Generator<string> {
  yield `{\n"format": ${JSON.stringify(FORMAT)},\n"version": ${VERSION},\n`;
  yield `"exportedAt": ${JSON.stringify(exportedAt.toISOString())},\n`;
  yield `"account": ${JSON.stringify(account)},\n`;
  yield* lists('content', content);
  yield ',\n';
  yield* lists('shipped', shipped);
  yield ',\n';
  yield* lists('records', records);
  yield '\n}\n';
}

function* lists(name: string, members: JsonList[]): Generator<string> {
  yield `${JSON.stringify(name)}: {`;
  for (const [at, member] of members.entries()) {
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(member.name)}: [`;
    for (const [row, { json }] of member.lines.entries()) yield `${row === 0 ? '' : ','}\n${json}`;
    yield member.lines.length === 0 ? ']' : '\n]';
  }
  yield '\n}';
}
