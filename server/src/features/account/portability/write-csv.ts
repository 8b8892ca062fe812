import { BYTE_ORDER_MARK, csvText } from '@leveza/domain/csv.ts';
import type { PortableTable, ReferenceField, ValueField } from './portable-table.ts';
import type { JsonRow } from './take-out.ts';

/** The first line of a list as a Brazilian spreadsheet opens it: semicolons, decimal commas, RFC 4180 quotes. */
export function csvHead({ fields }: PortableTable): string {
  const heads = fields.map(({ label }) => csvText(label)).join(';');
  return `${BYTE_ORDER_MARK}Nº;${heads}\r\n`;
}

/** A row, by its place in the list. */
export function csvLine(number: number, cells: string): string {
  return `${number};${cells}\r\n`;
}

/** A row without its number. */
export function csvCells({ fields }: PortableTable, row: JsonRow, zone: string): string {
  return fields.map((field) => cell(field, row[field.key], zone)).join(';');
}

function cell(field: ValueField | ReferenceField, json: unknown, zone: string): string {
  if (json === null) return '';
  if (field.to) return typeof json === 'number' ? String(json) : csvText((json as { code: string }).code);
  const inWords = (code: unknown) => field.words?.[String(code)] ?? code;
  const shown = field.kind.show(Array.isArray(json) ? json.map(inWords) : inWords(json), zone);
  return field.kind.isNumber ? shown : csvText(shown);
}
