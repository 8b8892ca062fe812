import type { JsonRow } from './take-out.ts';

export const FORMAT = 'leveza-export';
/** Raised when an older Leveza could misread a file; a new list or column is no reason. */
export const VERSION = 1;
export const DOCUMENT = 'leveza.json';

export interface JsonList {
  name: string;
  /** The rows, some at a time. */
  batches: AsyncIterable<readonly { json: string }[]>;
}

interface Document {
  exportedAt: Date;
  account: JsonRow;
  content: AsyncIterable<JsonList>;
  /** Copies of what ships with Leveza and is referred to by `content`, and so asked for after it. */
  shipped: AsyncIterable<JsonList>;
  records: AsyncIterable<JsonList>;
}

/** The document in pieces, a row a line, so that two exports can be compared. */
export async function* jsonDocument({
  exportedAt,
  account,
  content,
  shipped,
  records,
}: Document): AsyncGenerator<string> {
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

async function* lists(section: string, members: AsyncIterable<JsonList>): AsyncGenerator<string> {
  yield `${JSON.stringify(section)}: {`;
  let isFirst = true;
  for await (const { name, batches } of members) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(name)}: [`;
    isFirst = false;
    let isEmpty = true;
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      yield `${isEmpty ? '' : ','}\n${batch.map(({ json }) => json).join(',\n')}`;
      isEmpty = false;
    }
    yield isEmpty ? ']' : '\n]';
  }
  yield '\n}';
}
