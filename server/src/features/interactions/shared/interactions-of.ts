import type { InteractionNotice } from '@leveza/contract/interactions.ts';
import { classesOf } from '@leveza/domain/catalog/medicine-classes.ts';
import { interactionMatcher, isAboutNoOther } from '@leveza/domain/interactions/match.ts';
import { addDays, type Day, dayIn } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';
import { eq } from 'drizzle-orm';
import type { Question } from '../../../db/statement.ts';
import { statement } from '../../../db/statement.ts';
import type { Call } from '../../../http/call.ts';
import { doseRaisedQuestion } from '../../applications/shared/dose-raised.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import type { PenRow } from '../../pens/table.ts';
import { INTERACTIONS } from '../known-interactions.ts';
import { dismissedInteractions } from '../table.ts';

const SEVERITY_ORDER = { high: 0, moderate: 1, low: 2 } as const;

const match = interactionMatcher(classesOf, INTERACTIONS.interactions);

const selectDismissed = statement(
  'interactions-dismissed',
  { owner: 'uuid' },
  {
    id: dismissedInteractions.interactionId,
    medicine: dismissedInteractions.medicine,
    at: dismissedInteractions.createdAt,
  },
  (db, $, row) => db.select(row).from(dismissedInteractions).where(eq(dismissedInteractions.userId, $.owner)),
);

type Dismissed = Awaited<ReturnType<typeof selectDismissed>>;

/** Notices the patient put away. */
export function dismissedQuestion(owner: string): Question<Dismissed> {
  return selectDismissed.question({ owner }, (rows) => rows);
}

/** Notices that hold for some weeks after a step look back no further than the longest of them. */
const LONGEST_DAYS =
  7 * Math.max(...INTERACTIONS.interactions.map(({ weeksAfterStep }) => weeksAfterStep ?? 0));

/** The last rise of the dose, as far as a notice may speak of it. */
export function lastRiseQuestion({ owner, zone, now }: Call): Question<Date | null> {
  return doseRaisedQuestion(owner, instantAt(addDays(dayIn(zone, now), -LONGEST_DAYS), '00:00', zone));
}

interface Known {
  treatment: Treatment;
  raisedAt: Date | null;
  /** Pens with something left. */
  shelf: readonly PenRow[];
  medicines: readonly { name: string; ingredients: string }[];
  dismissed: Dismissed;
}

/**
 * The most serious first, without those the patient put away; another medicine of the class brings one back, and so do
 * the weeks after a step that it speaks of.
 */
export function interactionsOf(
  call: Pick<Call, 'zone' | 'now'>,
  { treatment, raisedAt, shelf, medicines, dismissed }: Known,
): InteractionNotice[] {
  const { last, product } = treatment;
  const inUse = last ? [{ name: last.medicationName, ingredients: product?.activeIngredient ?? '' }] : [];
  const raised = raisedAt && dayIn(call.zone, raisedAt);
  const today = dayIn(call.zone, call.now);
  const untilOf = ({ a, weeksAfterStep }: (typeof INTERACTIONS.interactions)[number]): Day | null => {
    if (weeksAfterStep === null || !raised || !inUse.some((each) => classesOf(each).has(a))) return null;
    const until = addDays(raised, weeksAfterStep * 7);
    return today <= until ? until : null;
  };
  const pens = shelf.map((pen) => ({ name: pen.medicationName, ingredients: pen.activeIngredient }));
  const found = match([...inUse, ...pens, ...medicines]);
  const seen = Map.groupBy(dismissed, ({ id }) => id);
  const isDismissed = ({ id, names, until }: InteractionNotice) =>
    isAboutNoOther(
      names,
      (seen.get(id) ?? [])
        .filter(({ at }) => until === null || !raised || dayIn(call.zone, at) >= raised)
        .flatMap(({ medicine }) => medicine ?? []),
    );
  return found
    .map((notice) => ({ ...notice, until: untilOf(notice) }))
    .filter((notice) => !isDismissed(notice))
    .toSorted((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity]);
}
