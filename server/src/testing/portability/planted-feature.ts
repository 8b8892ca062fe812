import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import {
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text as textColumn,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connection.ts';
import { content } from '../../features/account/portability/portable-table.ts';
import type { PatientData } from '../../features/account/portability/registry.ts';
import { patientData } from '../../features/account/portability/registry.ts';
import { users } from '../../features/auth/table.ts';
import { products } from '../../features/catalog/table.ts';
import { files } from '../../features/files/table.ts';
import { PATIENT_DATA } from '../../patient-data.ts';

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A feature as others will come: boxes of products, in boxes, with papers and tags. */
export const boxes = pgTable('boxes', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: ofUser(),
  productId: uuid('product_id').notNull(),
  insideOf: uuid('inside_of').references((): AnyPgColumn => boxes.id, { onDelete: 'cascade' }),
  left: numeric('left_over', { precision: 5, scale: 2, mode: 'number' }).notNull(),
  facts: jsonb('facts').$type<{ lot: string }>(),
  price: numeric('price', { precision: 6, scale: 2 }),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
});

export const papers = pgTable('papers', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: ofUser(),
  boxId: uuid('box_id')
    .notNull()
    .references(() => boxes.id, { onDelete: 'cascade' }),
  fileId: uuid('file_id')
    .notNull()
    .references(() => files.id, { onDelete: 'cascade' }),
});

/** Rows without an id are told apart by their values. */
export const tags = pgTable(
  'tags',
  {
    userId: ofUser(),
    boxId: uuid('box_id')
      .notNull()
      .references(() => boxes.id, { onDelete: 'cascade' }),
    word: textColumn('word').notNull(),
    weight: smallint('weight').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.boxId, t.word] })],
);

export const PLANTED_SQL = [
  `create table boxes (
     id uuid primary key default gen_random_uuid(), user_id uuid not null references users on delete cascade,
     product_id uuid not null references products, inside_of uuid references boxes on delete cascade,
     left_over numeric(5, 2) not null check (left_over <> 13), facts jsonb, price numeric(6, 2),
     added_at timestamptz not null default now())`,
  `create table papers (
     id uuid primary key default gen_random_uuid(), user_id uuid not null references users on delete cascade,
     box_id uuid not null references boxes on delete cascade,
     file_id uuid not null references files on delete cascade)`,
  `create table tags (
     user_id uuid not null references users on delete cascade,
     box_id uuid not null references boxes on delete cascade,
     word text not null, weight smallint not null default 1, primary key (box_id, word))`,
];

export async function plant(db: Db): Promise<void> {
  for (const statement of PLANTED_SQL) await db.execute(statement);
}

const portableBoxes = {
  table: boxes,
  name: 'boxes',
  title: 'Caixas',
  since: 'addedAt',
  columns: {
    productId: { label: 'Produto', to: products },
    insideOf: { label: 'Dentro de', to: boxes },
    left: { label: 'Resta', is: z.number().min(0) },
    facts: { label: 'Dados', is: z.object({ lot: text(20) }) },
    price: { label: 'Preço (R$)', is: z.string() },
    addedAt: { label: 'Guardada em' },
  },
};

const portablePapers = {
  table: papers,
  name: 'papers',
  title: 'Papéis',
  columns: {
    boxId: { label: 'Caixa', to: boxes },
    fileId: {
      label: 'Arquivo',
      to: files,
      admit: async (bytes: Buffer) => ({ content: bytes, mediaType: 'application/pdf' }),
    },
  },
};

const portableTags = {
  table: tags,
  name: 'tags',
  title: 'Etiquetas',
  columns: {
    boxId: { label: 'Caixa', to: boxes },
    word: { label: 'Palavra', is: text(20) },
    weight: { label: 'Peso', is: z.number().int() },
  },
};

export const PLANTED_DATA: PatientData = patientData({
  ...PATIENT_DATA,
  content: [
    ...PATIENT_DATA.content.filter((table) => table !== PATIENT_DATA.files),
    content(portableBoxes),
    content(portablePapers),
    content(portableTags),
  ],
});
