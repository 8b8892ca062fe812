import type { PortableTable, ReferenceField, ValueField } from './portable-table.ts';
import type { JsonRow } from './take-out.ts';

/** Spreadsheets guess another encoding without it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The first line of a list as a Brazilian spreadsheet opens it: semicolons, decimal commas, RFC 4180 quotes. */
export function csvHead({ fields }: PortableTable): string {
  const heads = fields.map(({ label }) => quoted(harmless(label))).join(';');
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
  if (field.to)
    return typeof json === 'number' ? String(json) : quoted(harmless((json as { code: string }).code));
  const word = typeof json === 'string' ? field.words?.[json] : undefined;
  const shown = word ?? field.kind.show(json, zone);
  return field.kind.isNumber ? shown : quoted(harmless(shown));
}

/**
 * Text that begins like a formula would be run by the spreadsheet that opens it. A spreadsheet of another script reads
 * the wide and the small forms of the signs too, and overlooks spaces and invisible characters before them.
 */
function harmless(text: string): string {
  const begin = text.normalize('NFKC').replace(/^[\s\p{Cc}\p{Cf}]+/u, '');
  return /^[=+\-@\u2212]/.test(begin) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}

function quoted(text: string): string {
  return /[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
