import { clockMoment } from '@leveza/contract/time.ts';
import { z } from '@leveza/contract/zod.ts';
import { dayIn, isDay } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { isFutureDay, notInFuture } from '@leveza/domain/time/moment.ts';
import { FIRST_ZONE } from '@leveza/domain/time/zones.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** How the values of a kind of column look in JSON and in a spreadsheet. */
export interface Kind {
  /** For the document of the format. */
  word: string;
  /** From JSON to what the column holds; refuses what PostgreSQL could not. */
  read: z.ZodType;
  toJson(value: unknown): unknown;
  /** From JSON to a cell a person reads. */
  show(json: unknown, zone: string): string;
  /** Written as a number in the spreadsheet, also if JSON holds it as text. */
  isNumber?: true;
  /** Only kinds that say when have it: whether a value has come by now, by the clock that is first on earth. */
  hasCome?(value: unknown, now: Date): boolean;
}

const same = (value: unknown) => value;
const INVALID = 'Valor em formato inválido.';
const NUL = String.fromCharCode(0);

const storable = z
  .string()
  .refine(
    (value) => !value.includes(NUL) && value.isWellFormed(),
    'O texto tem caracteres que não podem ser guardados.',
  );

const text: Kind = { word: 'text', read: storable, toJson: same, show: String };

const texts: Kind = {
  word: 'list of texts',
  read: z.array(storable),
  toJson: same,
  // A sentence has commas of its own.
  show: (json) => (json as string[]).join('; '),
};

const wholes: Kind = {
  word: 'list of whole numbers',
  read: z.array(z.number().int().min(-32_767).max(32_767)),
  toJson: same,
  show: (json) => (json as number[]).join(', '),
};

const flag: Kind = {
  word: 'true or false',
  read: z.boolean(),
  toJson: same,
  show: (json) => (json ? 'sim' : 'não'),
};

const day: Kind = {
  word: 'day, `YYYY-MM-DD`',
  read: z.string().refine(isDay, 'Data inválida'),
  toJson: same,
  show: (json) => String(json).split('-').toReversed().join('/'),
  hasCome: (value, now) => !isFutureDay(value as string, dayIn(FIRST_ZONE, now)),
};

const instant: Kind = {
  word: 'instant, ISO 8601 in UTC',
  // PostgreSQL knows no year 0, and JavaScript writes years past 9999 in another way.
  read: z
    .string()
    .regex(/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/, INVALID)
    .refine((written) => isDay(written.slice(0, 10)) && !Number.isNaN(Date.parse(written)), INVALID)
    .transform((written) => new Date(written)),
  toJson: (value) => (value as Date).toISOString(),
  show: (json, zone) => localTime(new Date(String(json)), zone),
  hasCome: (value, now) => notInFuture(value as Date, now) !== null,
};

/** A column of text knows nothing of clocks: its declaration says `clockMoment`. */
const clockText: Kind = {
  ...text,
  word: 'moment by the patient’s clock, `YYYY-MM-DDTHH:MM`',
  hasCome: (value, now) => {
    const [date, time] = (value as string).split('T');
    return notInFuture(instantAt(date!, time!, FIRST_ZONE), now) !== null;
  },
};

const json: Kind = { word: 'JSON', read: z.json(), toJson: same, show: (value) => JSON.stringify(value) };

function whole(most: number): Kind {
  return number('whole number', z.number().int().min(-most).max(most));
}

interface Digits {
  precision?: number;
  scale?: number;
}

function decimal(digits: Digits): Kind {
  const most = bound(digits);
  return number('number', z.number().gt(-most).lt(most));
}

/** Money and the like, kept to the last digit. */
function exact(digits: Digits): Kind {
  const most = bound(digits);
  const read = z
    .string()
    .regex(/^-?\d{1,30}(\.\d{1,30})?$/, INVALID)
    .refine((written) => Math.abs(Number(written)) < most, INVALID);
  return number('number, written out as text', read);
}

function bound({ precision, scale = 0 }: Digits): number {
  return precision === undefined ? Number.MAX_SAFE_INTEGER : 10 ** (precision - scale);
}

function number(word: string, read: z.ZodType): Kind {
  return { word, read, toJson: same, show: (value) => String(value).replace('.', ','), isNumber: true };
}

const BY_COLUMN_TYPE: Record<string, (column: PgColumn) => Kind> = {
  PgText: () => text,
  PgArray: (column) => listOf((column as unknown as { baseColumn: PgColumn }).baseColumn),
  PgBoolean: () => flag,
  PgDateString: () => day,
  PgTimestamp: () => instant,
  PgJsonb: () => json,
  PgSmallInt: () => whole(32_767),
  PgInteger: () => whole(2_147_483_647),
  PgBigInt53: () => whole(Number.MAX_SAFE_INTEGER),
  PgNumericNumber: (column) => decimal(column as Digits),
  PgNumeric: (column) => exact(column as Digits),
};

function listOf(member: PgColumn): Kind {
  if (member.columnType === 'PgText') return texts;
  if (member.columnType === 'PgSmallInt') return wholes;
  throw new Error(`no way is known yet for ${member.name} (list of ${member.columnType}) to travel`);
}

export function kindOf(column: PgColumn, is?: z.ZodType): Kind {
  if (is === clockMoment) return clockText;
  const kind = BY_COLUMN_TYPE[column.columnType];
  if (!kind) throw new Error(`no way is known yet for ${column.name} (${column.columnType}) to travel`);
  return kind(column);
}

/** 15/11/2026 08:30:00, by the patient's clock. */
function localTime(at: Date, zone: string): string {
  return clockOf(zone).format(at).replace(',', '');
}

/** Making one takes longer than a hundred uses of it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('pt-BR', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, clock);
  return clock;
}
