import type { DoseChange, EffectGroup } from '@leveza/domain/reports/effect-lines.ts';
import type { RecordedEffect } from '@leveza/domain/reports/effects.ts';
import { INTENSITY_LABEL } from '@leveza/domain/side-effects/intensity.ts';
import { SIGN_TYPES, strongSignTypes } from '@leveza/domain/side-effects/may-be-sign.ts';
import { type AnswerId, answersOf } from '@leveza/domain/side-effects/questions.ts';
import { HOUR_MS } from '@leveza/domain/time/spans.ts';
import { sql } from 'drizzle-orm';
import type { Places, Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import { MAY_BE_SIGN, sideEffects } from '../../side-effects/table.ts';
import type { Span } from '../span.ts';

/** A red flag may follow from the three days before it. */
const HOURS_BEFORE = 72;

/** An hour more, so that the very end of the three days is inside. */
const near = sql.raw(`interval '${HOURS_BEFORE + 1} hours'`);

/** Nausea is one only where it may be ketoacidosis. */
const isSign = ($: Places<'types'>) =>
  sql`${MAY_BE_SIGN} and (effect_type = any(${$.types}::text[]) or answered_yes <> '{}')`;

/** Signs as one array: PostgreSQL expects few of them then, and looks the effects around each up in the index. */
const selectNearSigns = statement(
  'report-effects',
  { owner: 'uuid', from: 'instant', to: 'instant', types: 'text[]' },
  {
    effectType: sql<EffectGroup['effectType']>`felt.effect_type`,
    otherName: sql<string | null>`felt.other_name`,
    intensity: sql<number>`felt.intensity::int`,
    duration: sql<number | null>`felt.duration_minutes::int`,
    at: sql<string>`felt.felt_at`,
    answeredYes: sql<AnswerId[]>`felt.answered_yes`,
    answeredNo: sql<AnswerId[]>`felt.answered_no`,
  },
  (db, $, row) => {
    return db
      .select(row)
      .from(
        sql`(select distinct on (felt.felt_at, felt.id) felt.*
          from unnest(array(select felt_at from ${sideEffects} where user_id = ${$.owner}
            and felt_at >= ${$.from}::timestamptz and felt_at < ${$.to}::timestamptz and ${isSign($)})) as sign(at)
          join ${sideEffects} felt on felt.user_id = ${$.owner}
            and felt.felt_at >= greatest(sign.at - ${near}, ${$.from}::timestamptz)
            and felt.felt_at < least(sign.at + ${near}, ${$.to}::timestamptz)
          order by felt.felt_at, felt.id) felt`,
      )
      .orderBy(sql`felt.felt_at, felt.id`);
  },
);

/** Effects of the period and of the three days before it that a red flag may need, oldest first. */
export function nearSignsQuestion(
  { owner, from, to }: Span,
  risk: Parameters<typeof strongSignTypes>[0],
): Question<RecordedEffect[]> {
  const readFrom = new Date(from.getTime() - HOURS_BEFORE * HOUR_MS);
  const types = [...SIGN_TYPES, ...strongSignTypes(risk)];
  return selectNearSigns.question({ owner, from: readFrom, to, types }, (rows) =>
    rows.map(({ answeredYes, answeredNo, at, ...effect }) => ({
      ...effect,
      at: new Date(at),
      answers: answersOf({ yes: answeredYes, no: answeredNo }),
    })),
  );
}

const EACH_INTENSITY = sql.raw(
  INTENSITY_LABEL.map((_, place) => `coalesce(sum(count) filter (where intensity = ${place + 1}), 0)`).join(
    ', ',
  ),
);

/**
 * By intensity first, so that each effect is counted once. Joined to the period rather than compared with it: PostgreSQL
 * then expects enough effects to group them by a hash, without sorting them.
 */
const selectGroups = statement(
  'report-effect-groups',
  { owner: 'uuid', from: 'instant', to: 'instant', changes: 'instant[]' },
  {
    effectType: sql<EffectGroup['effectType']>`felt.effect_type`,
    otherName: sql<string | null>`felt.other_name`,
    place: sql<number>`felt.place::int`,
    count: sql<number>`felt.count::int`,
    intensities: sql<number[]>`felt.intensities`,
    firstAt: sql<string>`felt.first_at`,
    lastAt: sql<string>`felt.last_at`,
  },
  (db, $, row) =>
    db
      .select(row)
      .from(
        sql`(select effect_type, other_name, place, sum(count) as count, array[${EACH_INTENSITY}] as intensities,
          min(first_at) as first_at, max(last_at) as last_at
        from (select effect_type, other_name, width_bucket(felt_at, ${$.changes}::timestamptz[]) as place, intensity,
            count(*), min(felt_at) as first_at, max(felt_at) as last_at
          from unnest(array[tstzrange(${$.from}, ${$.to})]) period
          join ${sideEffects} on user_id = ${$.owner} and felt_at >= lower(period) and felt_at < upper(period)
          group by 1, 2, 3, 4) each_one
        group by 1, 2, 3) felt`,
      )
      // Groups come in any order, and a report names kinds that are felt alike in theirs.
      .orderBy(sql`felt.first_at, felt.effect_type, felt.other_name, felt.place`),
);

/** Effects of the period by their kind and the dose in use. */
export function effectGroupsQuestion(
  { owner, from, to }: Span,
  changes: readonly DoseChange[],
): Question<EffectGroup[]> {
  return selectGroups.question({ owner, from, to, changes: changes.map(({ at }) => at) }, (rows) =>
    rows.map(({ place, firstAt, lastAt, ...group }) => ({
      ...group,
      dose: changes[place - 1]?.dose ?? null,
      firstAt: new Date(firstAt),
      lastAt: new Date(lastAt),
    })),
  );
}
