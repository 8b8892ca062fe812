import { isTooDeep } from '../../../http/json-depth.ts';

/** A part of an exported document, small enough to be read between two requests. */
export type Piece =
  | { kind: 'rows'; section: Section; list: string; json: string }
  /** A member of a section that is no list. */
  | { kind: 'no-list'; section: Section; list: string }
  | { kind: 'end'; format: unknown; version: unknown; exportedAt: unknown }
  | { kind: 'damaged' };

export type Section = 'content' | 'shipped';

const PIECE_LENGTH = 128 * 1024;
const LONGEST_ROW = 1024 * 1024;
const MOST_LISTS = 200;

class Damaged extends Error {}

/** The document in pieces; a `damaged` one ends it. */
export function* piecesOf(bytes: Uint8Array): Generator<Piece> {
  try {
    yield* read(bytes);
  } catch {
    yield { kind: 'damaged' };
  }
}

function* read(bytes: Uint8Array): Generator<Piece> {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (isTooDeep(text)) throw new Damaged();
  const document = membersOf(JSON.parse(text));
  for (const section of ['content', 'shipped'] as const) {
    const lists = Object.entries(
      membersOf(section === 'shipped' ? (document[section] ?? {}) : document[section]),
    );
    if (lists.length > MOST_LISTS) throw new Damaged();
    for (const [list, rows] of lists) {
      if (!Array.isArray(rows)) yield { kind: 'no-list', section, list };
      else for (const json of inPieces(rows)) yield { kind: 'rows', section, list, json };
    }
  }
  const { format, version, exportedAt } = document;
  yield { kind: 'end', format: scalar(format), version: scalar(version), exportedAt: scalar(exportedAt) };
}

/** At least one, so that an empty list is a list. */
function* inPieces(rows: unknown[]): Generator<string> {
  let piece: string[] = [];
  let length = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (json.length > LONGEST_ROW) throw new Damaged();
    piece.push(json);
    length += json.length;
    if (length < PIECE_LENGTH) continue;
    yield `[${piece.join(',')}]`;
    piece = [];
    length = 0;
  }
  yield `[${piece.join(',')}]`;
}

function membersOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Damaged();
  return value as Record<string, unknown>;
}

/** Format, version and moment are one short value each. */
function scalar(value: unknown): unknown {
  return typeof value === 'number' || (typeof value === 'string' && value.length < 100) ? value : null;
}
