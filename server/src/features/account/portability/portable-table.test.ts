import { text } from '@leveza/contract/text.ts';
import { calendarDay, clockMoment } from '@leveza/contract/time.ts';
import { z } from '@leveza/contract/zod.ts';
import { boolean, date, inet, pgTable, text as textColumn, timestamp, uuid } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { PATIENT_DATA } from '../../../patient-data.ts';
import { files } from '../../files/table.ts';
import type { PortableTable } from './portable-table.ts';
import { content, record } from './portable-table.ts';
import { patientData } from './registry.ts';

const diaries = pgTable('diaries', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  mood: textColumn('mood').$type<'good' | 'bad'>().notNull(),
  note: textColumn('note'),
  isShared: boolean('is_shared').notNull(),
  fileId: uuid('file_id'),
});

const mood = { label: 'Humor', is: z.enum(['good', 'bad']) };
const note = { label: 'Nota', is: text(100) };
const isShared = { label: 'Compartilhada' };
const fileId = {
  label: 'Arquivo',
  to: files,
  admit: async (bytes: Buffer) => ({ content: bytes, mediaType: 'x' }),
};
const list = { table: diaries, name: 'diaries', title: 'Diário' };
const complete = { mood, note, isShared, fileId };

test('a declaration says something of every column, and the type of each fits: the rest does not compile', () => {
  const { derived, leftOut } = content({
    ...list,
    columns: { mood, note: { derived: () => null }, isShared, fileId: { leftOut: 'not in this test' } },
  });
  expect([derived, leftOut].map(([first]) => first?.key)).toEqual(['note', 'fileId']);
  // @ts-expect-error -- an undeclared column
  content({ ...list, columns: { mood, note, isShared } });
  // @ts-expect-error -- text without a limit
  content({ ...list, columns: { ...complete, note: { label: 'Nota' } } });
  // @ts-expect-error -- more than the column's words
  content({ ...list, columns: { ...complete, mood: { label: 'Humor', is: text(10) } } });
  // @ts-expect-error -- made of another type
  content({ ...list, columns: { ...complete, note: { derived: () => 7 } } });
  // @ts-expect-error -- a record, too, has to say something of every column
  record({ ...list, columns: { mood, note } });
});

test('a column the table does not have, and a type nobody can carry yet, are found at start', () => {
  const columns = { ...complete, weather: { label: 'Tempo' } };
  expect(() => content({ ...list, columns })).toThrow('diaries has no column weather');
  expect(() => content({ ...list, columns: complete, since: 'createdAt' })).toThrow('no column createdAt');
  const places = pgTable('places', { id: uuid('id'), userId: uuid('user_id'), address: inet('address') });
  const address = { label: 'Endereço', is: z.string() };
  expect(() => content({ table: places, name: 'places', title: 'Lugares', columns: { address } })).toThrow(
    'no way is known yet for address (PgInet) to travel',
  );
});

const registryWith = (...more: PortableTable[]) => {
  const own = PATIENT_DATA.content.filter((table) => table !== PATIENT_DATA.files);
  return patientData({ ...PATIENT_DATA, content: [...own, ...more] });
};

test.each([
  ['a list twice', () => [content({ ...list, name: 'products', columns: complete })], 'the list products'],
  ['a title twice', () => [content({ ...list, title: 'produtos', columns: complete })], 'the title produtos'],
  [
    'a reference to a list that comes later',
    () => [content({ ...list, columns: { ...complete, note: { label: 'Nota', to: moods } } })],
    'diaries.note refers to a list that is not before it',
  ],
  [
    'a file of which nothing is said',
    () => [content({ ...list, columns: { ...complete, fileId: { label: 'Arquivo', to: files } } })],
    'diaries.fileId refers to a file and does not say what may be one',
  ],
  [
    'a column left out that cannot be empty',
    () => [content({ ...list, columns: { ...complete, mood: { leftOut: 'a whim' } } })],
    'diaries.mood is left out but cannot be empty',
  ],
])('%s is found at start', (_, more, sentence) => {
  expect(() => registryWith(...more())).toThrow(sentence);
});

const visits = pgTable('visits', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  day: date('day', { mode: 'string' }),
  at: timestamp('at', { withTimezone: true }),
  clock: textColumn('clock'),
  note: textColumn('note'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
const visit = {
  day: { label: 'Dia', is: calendarDay, isRecorded: true },
  at: { label: 'Quando', isRecorded: true },
  clock: { label: 'Relógio', is: clockMoment, ahead: 'a visit is planned' },
  note: { label: 'Nota', is: text(100) },
  createdAt: { label: 'Registrada em' },
};
const withVisits = (columns: Partial<typeof visit>) => () =>
  registryWith(
    content({ table: visits, name: 'visits', title: 'Visitas', columns: { ...visit, ...columns } }),
  );

test('a time says that it is recorded or why it may lie ahead; the making of a row says it by itself', () => {
  const { fields } = withVisits({})().content.find(({ name }) => name === 'visits')!;
  const recorded = fields.filter((field) => !field.to && field.isRecorded).map(({ key }) => key);
  expect(recorded).toEqual(['day', 'at', 'createdAt']);
});

test.each<[string, Partial<Record<keyof typeof visit, object>>, string]>([
  ['a day', { day: { label: 'Dia', is: calendarDay } }, 'visits.day says neither'],
  ['an instant', { at: { label: 'Quando' } }, 'visits.at says neither'],
  ['a moment of a clock', { clock: { label: 'Relógio', is: clockMoment } }, 'visits.clock says neither'],
  ['both of a time', { at: { ...visit.at, ahead: 'a whim' } }, 'visits.at is recorded and may lie ahead'],
  ['a mark on a text', { note: { ...visit.note, isRecorded: true } }, 'visits.note holds no time'],
])('%s of which the wrong thing is said is found at start', (_, columns, sentence) => {
  expect(withVisits(columns as Partial<typeof visit>)).toThrow(sentence);
});

const moods = pgTable('moods', { id: uuid('id').primaryKey(), userId: uuid('user_id').notNull() });
