import type { PenSupply } from '@leveza/contract/supply.ts';
import { doseInUse } from '@leveza/domain/applications/dose-in-use.ts';
import { buyBy, coveredDoses } from '@leveza/domain/supply/covered-doses.ts';
import { lastCoveringDay } from '@leveza/domain/prescriptions/validity.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { askInOne } from '../../../db/ask-in-one.ts';
import type { Call } from '../../../http/call.ts';
import type { Treatment } from '../../applications/shared/treatment.ts';
import { treatmentQuestion } from '../../applications/shared/treatment.ts';
import { nextDoseMg } from '../../applications/shared/titration.ts';
import type { Clock, CountedPen } from '../../pens/shared/pen-reply.ts';
import { countedPen, dosedPen } from '../../pens/shared/pen-reply.ts';
import type { Stock } from '../../pens/shared/shelf.ts';
import { stockQuestion } from '../../pens/shared/shelf.ts';
import { knownProduct } from '../../pens/shared/glp1-catalog.ts';
import { labelledProduct } from '../../pens/shared/glp1-of.ts';
import { isSameTreatment } from '../../pens/shared/same-treatment.ts';
import type { PenRow } from '../../pens/table.ts';
import { givesDoses, isOfLastProduct, otherPens } from '../giving-pens.ts';
import { needReply, needsOf } from '../step-needs.ts';
import { issueDaysQuestion } from '../../prescriptions/shared/issue-days.ts';

/** When the doses at home end, and what has to happen before: buying, with a receita that is still good. */
export async function readPenSupply(call: Call): Promise<PenSupply> {
  const { db, owner } = call;
  const [treatment, pens, receitas] = await askInOne(
    db,
    treatmentQuestion(call),
    stockQuestion(owner),
    issueDaysQuestion(owner),
  );
  return supplyOf(call, { treatment, pens, receitas });
}

export interface AtHome {
  treatment: Treatment;
  pens: Stock;
  receitas: { issuedOn: Day }[];
}

export function supplyOf({ zone, now }: Call, { treatment, pens, receitas }: AtHome): PenSupply {
  const { settings, ownInterval, intervalDays, next, last } = treatment;
  const clock: Clock = { zone, today: dayIn(zone, now), ownInterval };
  const ofTreatment = pens.full.filter((pen) => isOfTreatment(pen, treatment));
  const shelf = ofTreatment.filter((pen) => !isDosedInUnits(pen));
  const usable = shelf
    .map((pen) => ({ pen, reply: countedPen(atDose(pen, treatment), clock) }))
    .filter(({ reply }) => reply.badge !== 'expired');
  const [stock = [], others = []] = [true, false].map((isGiving) =>
    usable.filter(({ pen }) => givesDoses(pen, treatment) === isGiving),
  );
  const from = next.followingAt ?? next.plannedAt;
  const { covered, firstUncovered } =
    from && intervalDays !== null
      ? coveredDoses({
          pens: stock.flatMap(({ pen, reply }) => containersOf(pen, reply)),
          from,
          intervalDays,
          zone,
        })
      : { covered: [], firstUncovered: null };
  const needs = needsOf(treatment, stock, clock);
  // A pen that does not give the coming strength covers none of its doses.
  const missingFrom = needs.flatMap((need) => need.missingFrom ?? []).toSorted()[0] ?? null;
  const runsOutOn = missingFrom ?? (firstUncovered && dayIn(zone, firstUncovered));
  const [first] = stock;
  const countedDose = first && atDose(first.pen, treatment).currentDoseMg;
  const priced = pens.newest;
  const price =
    priced && isOfTreatment(priced, treatment) ? countedPen(atDose(priced, treatment), clock) : null;
  return {
    dosesLeft: dosesAtHome(stock.map(({ reply }) => reply)),
    others: otherPens(others),
    medicationName: (medicineToCome(treatment) ?? shelf[0])?.medicationName ?? null,
    penIds: ofTreatment.map(({ id }) => id),
    doseMg: nextDoseMg(treatment) ?? countedDose ?? last?.doseMg ?? shelf[0]?.currentDoseMg ?? null,
    lastCoveredDoseAt:
      covered.findLast((at) => missingFrom === null || dayIn(zone, at) < missingFrom)?.toISOString() ?? null,
    runsOutOn,
    buyBy: runsOutOn && buyBy(runsOutOn, settings.purchaseLeadDays),
    leadDays: settings.purchaseLeadDays,
    prescriptionLastDay: lastCoveringDay(receitas, clock.today),
    costPerDose: price?.costPerDose ?? null,
    costPerMonth: price?.costPerMonth ?? null,
    needs: needs.map((need) => needReply(need, treatment, settings.purchaseLeadDays)),
  };
}

/** Rests of several pens are doses where a dose takes several injections. */
function dosesAtHome(pens: readonly CountedPen[]): number {
  return Math.floor(pens.reduce((sum, pen) => sum + pen.injectionsLeft / pen.injectionsPerDose, 0) + 1e-9);
}

/** One line a container: each has its own days in use once it is open. */
function containersOf(pen: PenRow, counted: CountedPen) {
  const { injectionsInOpen, injectionsInSealed, injectionsPerDose, usableUntil, inUseDays } = counted;
  const common = {
    id: pen.id,
    injectionsPerDose,
    inUseDays,
    expiryDate: pen.expiryDate,
    isSingleDose: pen.presentation === 'single-dose-pen',
  };
  const open = { ...common, injections: injectionsInOpen, usableUntil, openedAt: pen.openedAt };
  const sealed = { ...common, injections: injectionsInSealed, usableUntil: pen.expiryDate, openedAt: null };
  return [...(injectionsInOpen > 0 ? [open] : []), ...Array.from({ length: pen.sealedUnits }, () => sealed)];
}

/** The medicine of the coming doses: one that a plan changes to is bought for, not the one applied before it. */
function medicineToCome({ last, titration }: Treatment) {
  return titration && (!last || !isSameTreatment(last, titration.medicine)) ? titration.medicine : last;
}

/** Pens of the molecule that comes next; before the first dose, all of them. */
function isOfTreatment(pen: PenRow, treatment: Treatment): boolean {
  const { last, product } = treatment;
  const medicine = medicineToCome(treatment);
  if (!last || !medicine) return true;
  const molecule = (medicine === last ? product : labelledProduct(medicine))?.molecule;
  if (molecule) return knownProduct(pen.catalogId)?.molecule === molecule;
  return pen.medicationName === medicine.medicationName;
}

/** Its doses are not recorded, so how long it lasts is unknown. */
function isDosedInUnits(pen: PenRow): boolean {
  return Boolean(knownProduct(pen.catalogId)?.mgPerUnit);
}

/** A pen that gives the dose in use, or part of it as the last one did, is counted by it; any other by its own. */
function atDose(pen: PenRow, treatment: Treatment): PenRow {
  const { last } = treatment;
  if (!last || medicineToCome(treatment) !== last) return pen;
  const dosed = dosedPen(pen);
  const canDial =
    pen.presentation === 'multi-dose-pen' &&
    (dosed.doseOptionsMg.length === 0 || dosed.doseOptionsMg.includes(last.doseMg));
  return isOfLastProduct(pen, treatment) || canDial ? { ...pen, currentDoseMg: doseInUse(dosed, last) } : pen;
}
