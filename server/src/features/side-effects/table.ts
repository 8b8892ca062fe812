import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { STRONG } from '@leveza/domain/side-effects/felt-effect.ts';
import { SIGN_TYPES, strongSignTypes } from '@leveza/domain/side-effects/may-be-sign.ts';
import type { AnswerId } from '@leveza/domain/side-effects/questions.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { owner } from '../auth/table.ts';

const inList = (types: readonly EffectType[]) => `(${types.map((type) => `'${type}'`).join(', ')})`;

/** Effects that a red flag may follow from, whatever the patient takes: few of ten years. These are the words of an index. */
export const MAY_BE_SIGN = sql.raw(
  `(${[
    `effect_type in ${inList(SIGN_TYPES)}`,
    `answered_yes <> '{}'`,
    `intensity >= ${STRONG} and effect_type in ${inList(strongSignTypes({ hasKetoacidosisRisk: true }))}`,
  ].join(' or ')})`,
);

/** Effects a patient felt, with their intensity. */
export const sideEffects = pgTable(
  'side_effects',
  {
    id: id(),
    userId: owner(),
    feltAt: instant('felt_at').notNull(),
    effectType: text('effect_type').$type<EffectType>().notNull(),
    /** The name of an effect outside the list. */
    otherName: text('other_name'),
    intensity: smallint('intensity').notNull(),
    /** In minutes. */
    duration: integer('duration_minutes'),
    actionTaken: text('action_taken'),
    notes: text('notes'),
    /** Answers to the questions asked after it, kept only where they made a red flag. */
    answeredYes: text('answered_yes').array().$type<AnswerId[]>().notNull().default([]),
    answeredNo: text('answered_no').array().$type<AnswerId[]>().notNull().default([]),
    /** When the patient noted that a doctor has looked at the sign that holds the next dose. */
    evaluatedAt: instant('evaluated_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('side_effects_newest').on(t.userId, t.feltAt, t.id),
    index('side_effects_signs').on(t.userId, t.feltAt).where(MAY_BE_SIGN),
    check('side_effects_intensity', sql`${t.intensity} between 1 and 5`),
  ],
);
