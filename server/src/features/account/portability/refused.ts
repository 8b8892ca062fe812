import type { FieldErrors, ProblemCode } from '@leveza/contract/problem.ts';
import { Problem } from '@leveza/contract/problem.ts';
import type { PortableTable } from './portable-table.ts';

/** Where in the file something is wrong, as far as it is known. */
interface Place {
  table: PortableTable;
  /** Counted from 1, as a person does. */
  row?: number;
  /** The column: its key and its label. */
  field?: { key: string; label: string };
}

export function damaged(cause?: unknown): Problem {
  return new Problem('not-an-export', { cause });
}

/** A file that can be read, and says what cannot be. */
export function notAccepted(cause?: unknown): Problem {
  return new Problem('export-not-accepted', { cause });
}

export function tooLarge(what: string): Problem {
  return new Problem('export-not-accepted', {
    fields: { file: `${what} passa do tamanho que o Leveza importa.` },
  });
}

/** Names list, row and column; never the value, which may be anything. */
export function refusedAt(
  place: Place,
  sentence: string,
  code: ProblemCode = 'export-not-accepted',
): Problem {
  return new Problem(code, { fields: entryOf(place, sentence) });
}

export function entryOf({ table, row, field }: Place, sentence: string): FieldErrors {
  const path = [table.name, row, field?.key].filter((part) => part !== undefined).join('.');
  const words = [table.title, row && `linha ${row}`, field?.label].filter(Boolean).join(', ');
  return { [path]: `${words}: ${sentence}` };
}
