import { plannedFrom } from '@leveza/domain/applications/missed.ts';
import { pauseAt, skippedAmong } from '@leveza/domain/applications/plan.ts';
import { ALERT_HOURS } from '@leveza/domain/carers/alerts.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { hourIn } from '@leveza/domain/time/instants.ts';
import { ask } from '../../db/statement.ts';
import type { Call } from '../../http/call.ts';
import { doseMarks } from '../applications/shared/dose-marks.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { shelfDoses } from '../plans/shared/doses-of-days.ts';
import { oralSourcesQuestion } from '../plans/shared/oral-doses.ts';
import type { Occasion } from './tell-carer.ts';

/** A patient who stopped recording is no news each morning: the carer knows after so many days in a row. */
const MOST_DAYS_IN_A_ROW = 3;

interface Unrecorded {
  day: Day;
  at: Date;
}

/** Doses of the GLP-1, injected or in tablets, whose day ended without a record. */
export async function missedDoses(call: Call): Promise<Occasion[]> {
  const { zone, now } = call;
  const hour = hourIn(zone, now);
  if (hour < ALERT_HOURS.from || hour >= ALERT_HOURS.to) return [];
  const yesterday = addDays(dayIn(zone, now), -1);
  const days = { from: addDays(yesterday, -MOST_DAYS_IN_A_ROW), to: yesterday };
  const missed = [...(await missedInjections(call, days)), ...(await missedTablets(call, days))];
  const once = new Map(missed.map((at) => [at.toISOString(), at]));
  return [...once].map(([moment, at]) => ({ alert: 'dose-not-recorded', what: `dose:${moment}`, at }));
}

type Days = { from: Day; to: Day };

async function missedInjections(call: Call, days: Days): Promise<Date[]> {
  const { treatment, marks } = await doseMarks(call, days);
  const unrecorded = marks.filter(({ kind }) => kind === 'not-recorded');
  // A daily dose is over before the next one is due: the plan has moved on, its day stays without a record.
  const at = openDose(treatment, call.now);
  const open = at === null ? [] : [{ at, day: dayIn(call.zone, at) }];
  const over = open.filter(({ day }) => day <= days.to);
  // Without a label's window yesterday's dose is still open, and has no mark.
  const inDays = over.filter(({ day }) => day >= days.from);
  if (isNoNews([...unrecorded, ...inDays])) return [];
  return [...over.map((dose) => dose.at), ...endedOn(days.to, unrecorded)];
}

const OVERDUE = ['late', 'missed', 'late-unknown'];

/** Without a label's window the oldest dose stays open; the one whose day ended last is the news. */
function openDose({ next, intervalDays, zone, skips, pauses }: Treatment, now: Date): Date | null {
  const { state, plannedAt, followingAt } = next;
  if (!OVERDUE.includes(state)) return null;
  if (state !== 'late-unknown' || !followingAt || intervalDays === null) return plannedAt;
  const newest = plannedFrom(followingAt, -intervalDays, zone, 2)[1]!; // two were asked for
  const isOpen = newest <= now && !skippedAmong(skips)(newest) && pauseAt(pauses, newest) === null;
  return isOpen ? newest : plannedAt;
}

const OPEN = ['late', 'missed'];

/** Tablets of a plan; the day is over, whether or not the next dose is due. */
async function missedTablets(call: Call, days: Days): Promise<Date[]> {
  const { plans, isOral } = await ask(call.db, oralSourcesQuestion(call.owner));
  if (plans.length === 0) return [];
  const doses = await shelfDoses(call, days);
  const unrecorded = doses
    .filter((dose) => isOral(dose) && !dose.isPlanDeleted && OPEN.includes(dose.state))
    .flatMap(({ day, plannedAt }) => (plannedAt === null ? [] : { day, at: new Date(plannedAt) }));
  return isNoNews(unrecorded) ? [] : endedOn(days.to, unrecorded);
}

const isNoNews = (unrecorded: readonly Unrecorded[]) =>
  new Set(unrecorded.map(({ day }) => day)).size > MOST_DAYS_IN_A_ROW;

const endedOn = (yesterday: Day, unrecorded: readonly Unrecorded[]) =>
  unrecorded.filter(({ day }) => day === yesterday).map(({ at }) => at);
