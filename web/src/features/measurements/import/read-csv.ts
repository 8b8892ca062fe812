import { isBlank, type ReadRows, readRows, shown } from '@leveza/domain/measurements/import/rows.ts';
import {
  chosenTable,
  type ColumnChoice,
  columnOffers,
  findTable,
  guessColumns,
  tableRank,
} from '@leveza/domain/measurements/import/table.ts';
import Papa from 'papaparse';
import { type CsvTable, Unreadable } from './reading.ts';

/** Fifty years of ten weighings a day are smaller. */
const MOST_BYTES = 30 << 20;
const SNIFFED_LETTERS = 1 << 16;
/** A comma comes last: in Brazil it is in the numbers too. */
const SEPARATORS = [';', '\t', '|', ','];
const SHOWN_LINES = 4;
const NO_TABLE = 'Não encontramos uma tabela de datas e pesos neste arquivo.';

interface Reading {
  zone: string;
  now: Date;
  choice: ColumnChoice | null;
  onShare: (share: number) => void;
}

/** The weights of a table with any separator, encoding and first lines, and how it was understood. */
export async function readCsv(file: File, reading: Reading): Promise<ReadRows & { table: CsvTable }> {
  if (file.size > MOST_BYTES) throw new Unreadable('O arquivo é grande demais para uma lista de pesos.');
  const { zone, now, choice, onShare } = reading;
  const text = decoded(await file.arrayBuffer());
  if (text.includes('\0')) throw new Unreadable(NO_TABLE);
  onShare(0.2);
  const separator = separatorOf(text);
  const lines = linesOf(text, separator);
  onShare(0.6);
  const found = choice ? chosenTable(lines, choice) : findTable(lines);
  if (!found) return { rows: [], bad: [], merged: 0, order: null, table: tableToChoose(lines) };
  const read = readRows({
    ...found,
    rows: lines.slice(found.rowsAt),
    firstLine: found.rowsAt + 1,
    separator,
    order: choice?.order ?? null,
    zone,
    now,
  });
  const { columns } = found;
  const offers = columnOffers(lines, found);
  return { ...read, table: { offers, firstLines: firstOf(lines), columns, guess: null, order: read.order } };
}

/** Rows are read only after the patient has chosen the columns. */
function tableToChoose(lines: string[][]): CsvTable {
  const guess = guessColumns(lines);
  const guessed = guess && chosenTable(lines, { ...guess, unit: 'kg', order: null });
  const offers = columnOffers(lines, guessed);
  if (offers.length < 2) throw new Unreadable(NO_TABLE);
  return { offers, firstLines: firstOf(lines), columns: null, guess, order: null };
}

const firstOf = (lines: string[][]) =>
  lines
    .filter((cells) => !isBlank(cells))
    .slice(0, SHOWN_LINES)
    .map(shown);

function separatorOf(text: string): string {
  const head = text.slice(0, text.lastIndexOf('\n', SNIFFED_LETTERS) + 1 || SNIFFED_LETTERS);
  const ranked = SEPARATORS.map((separator) => ({ separator, rank: tableRank(linesOf(head, separator)) }));
  return ranked.toSorted((a, b) => b.rank - a.rank)[0]!.separator;
}

function linesOf(text: string, delimiter: string): string[][] {
  const parse = (fastMode?: boolean) => Papa.parse<string[]>(text, { delimiter, newline: '\n', fastMode });
  const { data, errors } = parse();
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  // A quote that is never closed would swallow the lines after it: then quotes are letters like any other.
  return parse(true).data.map((cells) => cells.map((cell) => cell.replaceAll(/^"|"$/g, '')));
}

/** Decodes the encodings of spreadsheets: UTF-8, older Windows letters, some UTF-16. */
function decoded(buffer: ArrayBuffer): string {
  const [first, second] = new Uint8Array(buffer, 0, Math.min(2, buffer.byteLength));
  const text = (encoding: string, fatal = false) =>
    new TextDecoder(encoding, { fatal }).decode(buffer).replaceAll(/\r\n?/g, '\n');
  if ((first === 0xff && second === 0xfe) || second === 0) return text('utf-16le');
  if ((first === 0xfe && second === 0xff) || first === 0) return text('utf-16be');
  try {
    return text('utf-8', true);
  } catch {
    return text('windows-1252');
  }
}
