import type { Gender } from '@leveza/domain/profile/gender.ts';
import { sql } from 'drizzle-orm';
import { check, date, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../auth/table.ts';

const measure = (name: string) => numeric(name, { precision: 6, scale: 2, mode: 'number' });

/** What is known about the person behind an account. */
export const profiles = pgTable(
  'profiles',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    phone: text('phone'),
    birthDate: date('birth_date', { mode: 'string' }),
    gender: text('gender').$type<Gender>(),
    height: measure('height_cm'),
    initialWeight: measure('initial_weight_kg'),
    targetWeight: measure('target_weight_kg'),
  },
  (t) => [check('profiles_gender', sql`${t.gender} in ('M', 'F', 'O')`)],
);
