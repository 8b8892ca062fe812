import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-app.ts';

/** Tables of a patient's data from which nothing is reminded, each with the reason. */
const NOT_REMINDED: Record<string, string> = {
  application_draws: 'changes with its application and its pen',
  calendar_feeds: 'a secret of other apps',
  carer_alerts: 'what a carer was told',
  carers: 'others, whom another job tells',
  deleted_applications: 'changes with its dose, whose table is watched',
  dismissed_interactions: 'only hides a notice',
  drinks: 'water is not reminded',
  email_links: 'a secret of the account',
  email_returns: 'a secret of the account',
  exam_files: 'bytes',
  exam_results: 'what a report says; nothing is to be done at a time',
  exams: 'what was examined; the usual repeat is told on the first screen',
  favourite_foods: 'a list of foods',
  files: 'bytes',
  idempotency_keys: 'answers that are kept for a day',
  meal_foods: 'meals are not reminded',
  meals: 'meals are not reminded',
  message_topics: 'what was planned or said itself',
  messages: 'what was planned or said itself',
  notifications: 'what the bell told',
  nutrition_settings: 'goals of a day, of which nothing is reminded',
  own_foods: 'a list of foods',
  password_resets: 'a secret of the account',
  pen_movements: 'changes with its pen',
  products: 'the name of an own product; its boxes are watched',
  progress_photos: 'pictures',
  recipe_ingredients: 'a list of foods',
  purchases: 'what is paid; a dose is reminded without any plan',
  recorded_months: 'counted from what is watched',
  recovery_codes: 'a secret of the account',
  reminder_changes: 'the note itself',
  reminder_horizons: 'until when it is planned',
  report_questions: 'what to ask the doctor',
  seen_moments: 'what was shown on the screen',
  sessions: 'a sign-in is an entry of the access log, which is watched',
  share_openings: 'what others opened',
  shares: 'links for others',
  stock_movements: 'changes with its box',
  supplement_foods: 'how a use is counted, not when it is due',
  two_factors: 'a secret of the account',
  use_draws: 'changes with its use and its box',
  user_identities: 'how the patient signs in',
  weight_months: 'computed from what is watched',
  wellbeing_days: 'how a day was',
  zone_settings: 'where to inject, not when',
};

test('every change of data that reminders are made of asks for a new plan', async () => {
  const { db } = await testDatabase();
  const { rows } = await db.execute<{ name: string; watched: boolean }>(sql`
    select c.table_name as name, count(t.tgname) = 3 as watched
    from information_schema.columns c
    left join pg_trigger t on t.tgrelid = format('%I', c.table_name)::regclass and t.tgname like 'note_reminder_%'
    where c.table_schema = 'public' and c.column_name = 'user_id'
    group by c.table_name order by c.table_name`);
  const unwatched = rows.filter(({ watched }) => !watched).map(({ name }) => name);
  expect(unwatched).toEqual(Object.keys(NOT_REMINDED).toSorted());
});
