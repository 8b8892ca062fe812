import type { PenSupply } from '@leveza/contract/supply.ts';
import { doseOfOther, stepsOf } from '@leveza/domain/applications/other-product.ts';
import { nextDoseMg } from '../applications/shared/titration.ts';
import type { Treatment } from '../applications/shared/treatment.ts';
import type { CountedPen } from '../pens/shared/pen-reply.ts';
import { dosedPen } from '../pens/shared/pen-reply.ts';
import { productIdOfDose } from '../pens/shared/product-of-dose.ts';
import { knownProduct } from '../pens/shared/glp1-catalog.ts';
import type { PenRow } from '../pens/table.ts';

/** Whether a product can be set to a dose. */
export function gives({ catalogId, unitMg }: PenRow, doseMg: number): boolean {
  const options = knownProduct(catalogId)?.doseOptionsMg ?? [];
  return options.length > 0 ? options.includes(doseMg) : unitMg >= doseMg;
}

/** Whether the last dose came out of such a pen. */
export function isOfLastProduct(pen: PenRow, { last }: Treatment): boolean {
  return last !== null && pen.catalogId !== null && pen.catalogId === productIdOfDose(last);
}

/** Whether a pen gives doses to come: those of the plan, or else the one in use. Before the first dose every pen does. */
export function givesDoses(pen: PenRow, treatment: Treatment): boolean {
  const { last } = treatment;
  const planned = plannedDoses(treatment);
  const isUsed = isOfLastProduct(pen, treatment);
  if (planned.length > 0) {
    return planned.some((mg) => gives(pen, mg) || (isUsed && mg === last?.doseMg));
  }
  return !last || isUsed || !knownProduct(pen.catalogId) || doseOfOther(dosedPen(pen), last) !== null;
}

/** The planned dose that comes next, and those of later steps unless they wait. */
function plannedDoses(treatment: Treatment): number[] {
  const doseMg = nextDoseMg(treatment);
  const { titration } = treatment;
  if (doseMg === null || !titration) return [];
  const { steps, standing } = titration;
  const later = standing.held ? [] : steps.slice(standing.current + 1);
  return [doseMg, ...later.map((step) => step.doseMg)];
}

/** Pens that give none of the doses to come, by the doses they give. */
export function otherPens(stock: readonly { pen: PenRow; reply: CountedPen }[]): PenSupply['others'] {
  const full = stock.filter(({ reply }) => reply.injectionsLeft > 0);
  const groups = Map.groupBy(full, ({ pen }) => [pen.presentation, ...stepsOf(dosedPen(pen))].join(' '));
  return [...groups.values()].map((same) => ({
    dosesMg: [...stepsOf(dosedPen(same[0]!.pen))],
    presentation: same[0]!.pen.presentation,
    count: same.reduce((sum, { pen }) => sum + pen.sealedUnits + Number(pen.openMg > 0), 0),
  }));
}
