/** Spreadsheets guess another encoding without it. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell of text, as a spreadsheet may open it. */
export function csvText(text: string): string {
  return quoted(harmless(text));
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
