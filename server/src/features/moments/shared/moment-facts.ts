import { alertsFor, type Reading } from '@leveza/domain/measurements/alerts.ts';
import type { MomentKind } from '@leveza/domain/moments/kinds.ts';
import type { HappenedMoment, SeenMoment } from '@leveza/domain/moments/pick-moment.ts';
import { promptsDoctor } from '@leveza/domain/side-effects/intensity.ts';
import { addDays, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { eq, sql } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { users } from '../../auth/table.ts';
import { signUpOf, type SignUp, weighedAtSignUp } from '../../measurements/shared/first-weight.ts';
import { measurements } from '../../measurements/table.ts';
import { applicationDraws, applications, penMovements, pens } from '../../pens/table.ts';
import { sideEffects } from '../../side-effects/table.ts';
import { seenMoments } from '../table.ts';

/** Moments seen longer ago than this say nothing about new ones, except those that happen once in a treatment. */
const SEEN_DAYS = 60;

const selectFacts = statement(
  'moment-facts',
  { owner: 'uuid', since: 'instant', today: 'instant' },
  ($) => ({
    seen: sql<[MomentKind, string, string][] | null>`(
      select json_agg(json_build_array(kind, subject, created_at)) from ${seenMoments} seen
      where seen.user_id = users.id and (seen.kind in ('milestone', 'first-dose') or seen.created_at > ${$.since}::timestamptz))`,
    // A pen is finished once it holds less than its smallest dose: a raised one may leave doses of before. One that only
    // gave the rest of a shared dose, was thrown away, or was emptied by a correction, was not. Only pens of these days
    // are looked at: ten years of them would take six times as long.
    finished: sql<[string, string, string][] | null>`(
      select json_agg(json_build_array(pen.id, pen.medication_name, last.applied_at))
      from (select distinct dose.pen_id from ${applications} dose
        where dose.user_id = users.id and dose.applied_at > ${$.since}::timestamptz) lately
      join ${pens} pen on pen.id = lately.pen_id
      join lateral (select max(applied_at) as applied_at, min(dose_mg) filter (where not exists (
          select from ${applicationDraws} other where other.application_id = dose.id and other.pen_id <> pen.id)) as smallest_mg
        from ${applications} dose where dose.pen_id = pen.id) last on true
      where pen.user_id = users.id and pen.deleted_at is null
        and (pen.remaining_mg = 0 or pen.remaining_mg < last.smallest_mg)
        and not exists (select from ${penMovements} gone
          where gone.pen_id = pen.id and (gone.kind in ('discard', 'loss')
            or gone.kind = 'adjustment' and gone.mg < 0 and gone.happened_at > last.applied_at)))`,
    readings: sql<Reading[] | null>`(
      select json_agg(json_build_object('bloodPressureSyst', blood_pressure_syst,
        'bloodPressureDiast', blood_pressure_diast, 'glucose', glucose_mg_dl, 'restingPulse', resting_pulse))
      from ${measurements} reading
      where reading.user_id = users.id and reading.measured_at >= ${$.today}::timestamptz)`,
    weighedAtSignUp,
    strongest: sql<number | null>`(select max(intensity)::int from ${sideEffects} felt
      where felt.user_id = users.id and felt.felt_at >= ${$.today}::timestamptz)`,
  }),
  (db, $, row) => db.select(row).from(users).where(eq(users.id, $.owner)),
);

export interface MomentFacts {
  seen: SeenMoment[];
  finishedPens: HappenedMoment[];
  /** The weight given with the registration. */
  signUp: SignUp | null;
  /** A dangerous reading or a strong symptom was recorded today. */
  hasWarningToday: boolean;
}

export function momentFactsQuestion({ owner, zone, now }: Call): Question<MomentFacts> {
  const day = dayIn(zone, now);
  const since = instantAt(addDays(day, -SEEN_DAYS), '00:00', zone);
  const today = instantAt(day, '00:00', zone);
  const dayOf = (text: string) => dayIn(zone, new Date(text));
  return selectFacts.question({ owner, since, today }, ([row]) => ({
    seen: (row?.seen ?? []).map(([kind, subject, at]) => ({ kind, subject, seenOn: dayOf(at) })),
    finishedPens: (row?.finished ?? []).map(([id, name, at]) => ({
      kind: 'pen-finished',
      subject: id,
      happenedOn: dayOf(at),
      name,
    })),
    signUp: signUpOf(row?.weighedAtSignUp, zone),
    hasWarningToday:
      (row?.readings ?? []).some((reading) => alertsFor(reading).length > 0) ||
      promptsDoctor(row?.strongest ?? 0),
  }));
}
