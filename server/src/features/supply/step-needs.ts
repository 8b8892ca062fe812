import type { StepNeed as StepNeedReply } from '@leveza/contract/supply.ts';
import { plannedFrom } from '@leveza/domain/applications/missed.ts';
import { pauseAt } from '@leveza/domain/applications/plan.ts';
import { buyBy } from '@leveza/domain/supply/covered-doses.ts';
import { type StepNeed, stepNeeds } from '@leveza/domain/supply/step-needs.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { nextStepOf, plannedDoseMg } from '../applications/shared/titration.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import { GLP1_CATALOG } from '../pens/shared/glp1-catalog.ts';
import { labelledProduct } from '../pens/shared/glp1-of.ts';
import type { Clock, CountedPen } from '../pens/shared/pen-reply.ts';
import { countedPen } from '../pens/shared/pen-reply.ts';
import type { PenRow } from '../pens/table.ts';
import { gives } from './giving-pens.ts';

/** A receita and a purchase reach this far. */
const WEEKS_AHEAD = 12;

/** The need of the coming doses by strength; nothing while no step of the plan is to come. */
export function needsOf(
  treatment: Treatment,
  stock: readonly { pen: PenRow; reply: CountedPen }[],
  clock: Clock,
): StepNeed[] {
  const { next, intervalDays, zone, pauses, endsAt } = treatment;
  const step = nextStepOf(treatment);
  const from = next.followingAt ?? next.plannedAt;
  if (!step || step.held || !from || intervalDays === null) return [];
  const planned = plannedFrom(from, intervalDays, zone, Math.ceil((WEEKS_AHEAD * 7) / intervalDays))
    .filter((at) => !pauseAt(pauses, at) && (!endsAt || at < endsAt))
    .flatMap((at) => {
      const doseMg = plannedDoseMg(treatment, at);
      return doseMg === null ? [] : [{ day: dayIn(zone, at), doseMg }];
    });
  return stepNeeds(
    planned,
    stock.flatMap(({ pen, reply }) => [
      {
        usableUntil: reply.usableUntil,
        dosesOf: dosesIn(pen, clock, ({ injectionsInOpen }) => injectionsInOpen),
      },
      // Containers that are still sealed keep their printed day.
      {
        usableUntil: pen.expiryDate,
        dosesOf: dosesIn(pen, clock, ({ injectionsInSealed }) => injectionsInSealed * pen.sealedUnits),
      },
    ]),
  );
}

const dosesIn =
  (pen: PenRow, clock: Clock, injectionsOf: (counted: CountedPen) => number) =>
  (doseMg: number): number => {
    if (!gives(pen, doseMg)) return 0;
    const counted = countedPen({ ...pen, currentDoseMg: doseMg }, clock);
    return Math.floor(injectionsOf(counted) / counted.injectionsPerDose);
  };

/** With the pens of the brand that give the strength, as far as the catalogue knows them. */
export function needReply(
  { missingFrom, ...need }: StepNeed,
  { titration }: Treatment,
  leadDays: number,
): StepNeedReply {
  const brand = titration && labelledProduct(titration.medicine)?.commercialName;
  const product = GLP1_CATALOG.products.find(
    ({ commercialName, doseOptionsMg }) => commercialName === brand && doseOptionsMg.includes(need.doseMg),
  );
  return {
    ...need,
    buyBy: missingFrom && buyBy(missingFrom, leadDays),
    units: product?.dosesPerUnit && need.missing > 0 ? Math.ceil(need.missing / product.dosesPerUnit) : null,
    product: product ? `${product.commercialName} ${product.strengthLabel}` : null,
  };
}
