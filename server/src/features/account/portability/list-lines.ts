import type { Db } from '../../../db/connection.ts';
import type { PortableTable } from './portable-table.ts';
import type { PatientData } from './registry.ts';
import type { JsonRow, Known, Row } from './take-out.ts';
import { takeOut } from './take-out.ts';
import { csvCells } from './write-csv.ts';

/** A row, written for both readers; the spreadsheet's number is its place. */
export interface Line {
  json: string;
  csv: string;
}

interface Writing {
  data: PatientData;
  table: PortableTable;
  known: Known;
  zone: string;
  /** Hears of every row, as it is stored and as it travels. */
  onRow: (row: Row, json: JsonRow) => void;
}

/** The lines of one list, some at a time. */
export async function* listLines(
  tx: Db,
  owner: string,
  { data, table, known, zone, onRow }: Writing,
): AsyncGenerator<Line[]> {
  const unordered: (Line & { time: string })[] = [];
  const time = table.fields.find(({ column }) => column === table.since)?.key;
  for await (const batch of takeOut(tx, owner, { data, table, known })) {
    const lines = batch.map(({ row, json }) => {
      onRow(row, json);
      return {
        json: JSON.stringify(json),
        csv: csvCells(table, json, zone),
        time: time === undefined ? '' : String(json[time]),
      };
    });
    if (table.id) yield lines;
    else unordered.push(...lines);
  }
  // Only their content can put rows without an id in order; such lists are short.
  yield unordered.toSorted((one, other) => (one.time + one.json < other.time + other.json ? -1 : 1));
}
