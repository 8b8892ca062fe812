import { decimal } from '@leveza/domain/decimal.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { doseInUse, type TakenDose } from '@leveza/domain/applications/dose-in-use.ts';
import {
  dosesLeft,
  dosesTotal,
  injectionsByContainer,
  injectionsLeft,
  injectionsPerDose,
  largestInjectionMg,
} from '@leveza/domain/pens/doses.ts';
import { inUseUntil, usableUntil } from '@leveza/domain/pens/in-use.ts';
import { penBadge, penStatus } from '@leveza/domain/pens/status.ts';
import { penCostPerDose, penCostPerMonth } from '@leveza/domain/pens/cost.ts';
import type { Day } from '@leveza/domain/time/days.ts';
import { knownProduct } from './glp1-catalog.ts';
import { counterfeitOf } from './counterfeit-of.ts';
import { doseCountOf } from './dose-count.ts';
import { daysFor, type OwnInterval } from './dose-settings.ts';
import { legalStatusOf } from './legal-status.ts';
import type { PenRow } from '../table.ts';

export interface Clock {
  zone: string;
  today: Day;
  /** The patient's own days between doses, where they said; a pen counts by those of its medicine. */
  ownInterval: OwnInterval | null;
  /** The patient's newest dose, where a pen's doses are to be counted by it. */
  lastDose?: LastDose | null;
}

interface LastDose extends TakenDose {
  catalogId: string | null;
}

const round4 = (value: number) => Math.round(value * 1e4) / 1e4;

function inUseDaysOf(pen: PenRow): number | null {
  return pen.inUseDays ?? knownProduct(pen.catalogId)?.storage?.inUseDays ?? null;
}

/** The earlier of the printed expiry and the end of the days in use. */
export function lastUsableDay(pen: PenRow, zone: string): Day | null {
  return usableUntil({ ...inUseOf(pen, zone), expiryDate: pen.expiryDate });
}

function inUseOf(pen: PenRow, zone: string) {
  const isSingleDose = pen.presentation === 'single-dose-pen';
  return { openedAt: pen.openedAt, inUseDays: inUseDaysOf(pen), zone, isSingleDose };
}

/** The dose the pen is used with, by the last one where that was of the same product. */
function usedDose(pen: PenRow, last: LastDose | null): number | null {
  const isSame = last !== null && pen.catalogId !== null && pen.catalogId === last.catalogId;
  return isSame ? doseInUse(dosedPen(pen), last) : pen.currentDoseMg;
}

/** A pen as far as it decides by which dose it is used. */
export function dosedPen(pen: PenRow) {
  return {
    ...pen,
    largestInjectionMg: largestInjectionMg(doseCountOf(pen)),
    doseOptionsMg: knownProduct(pen.catalogId)?.doseOptionsMg ?? [],
    addedAt: pen.createdAt,
  };
}

/** An entry as it travels, with everything that follows from the ledger, the catalogue and the day. */
export function penReply(pen: PenRow, clock: Clock): Pen {
  return countedPen(pen, clock);
}

/** The same with its injections by container, which are not sent. */
export interface CountedPen extends Pen {
  injectionsInOpen: number;
  /** In each of those still sealed. */
  injectionsInSealed: number;
}

export function countedPen(pen: PenRow, { zone, today, ownInterval, lastDose }: Clock): CountedPen {
  const product = knownProduct(pen.catalogId);
  const legalStatus = legalStatusOf(pen);
  const isVial = pen.presentation === 'vial';
  const totalMg = round4(pen.units * pen.unitMg);
  const facts = { ...doseCountOf(pen), state: pen };
  const countedDoseMg = usedDose(pen, lastDose ?? null);
  const counted = { ...facts, currentDoseMg: countedDoseMg };
  const { dosesPerVial } = counted;
  const left = dosesLeft(counted);
  const injections = injectionsLeft(counted);
  const { open: injectionsInOpen, perSealed: injectionsInSealed } = injectionsByContainer(counted);
  const inUseDays = inUseDaysOf(pen);
  const until = lastUsableDay(pen, zone);
  const isVialOpen = isVial && pen.openMg > 0;
  const status = penStatus({
    dosesLeft: injections,
    remainingMg: pen.remainingMg,
    totalMg,
    openedAt: pen.openedAt,
    isVialOpen: isVial ? isVialOpen : undefined,
  });
  const intervalDays =
    legalStatus === 'prohibited' ? null : (daysFor(pen, ownInterval) ?? product?.intervalDays ?? null);
  const total = dosesTotal(counted);
  const costPerDose = counted.mgPerUnit
    ? null
    : penCostPerDose({ pricePaid: pen.pricePaid, dosesTotal: total });
  const vialsPerBox = pen.totalBoxes && Math.ceil(pen.units / pen.totalBoxes);
  return {
    ...pen,
    medication: {
      id: product?.id ?? null,
      commercialName: pen.medicationName,
      activeIngredient: pen.activeIngredient,
      manufacturer: pen.manufacturer,
      concentration: `${decimal(pen.concentrationMgMl, 4)} mg/ml`,
      penType: product?.penType ?? (isVial ? 'ampola' : 'caneta-descartavel'),
      isVial,
      volumePerVial: isVial ? pen.unitVolumeMl : null,
      vialsPerBox: isVial ? vialsPerBox : null,
    },
    molecule: product?.molecule ?? null,
    legalStatus,
    totalVolume: round4(pen.units * pen.unitVolumeMl),
    remainingVolume: round4((pen.remainingMg / pen.unitMg) * pen.unitVolumeMl),
    dosesPerVial,
    totalVials: isVial ? pen.units : null,
    remainingVials: isVial ? pen.sealedUnits : null,
    remainingBoxes: isVial && vialsPerBox ? Math.ceil(pen.sealedUnits / vialsPerBox) : null,
    openedVials: isVial ? Number(isVialOpen) : null,
    openVialDosesUsed: isVial ? pen.openDosesUsed : null,
    totalMg,
    openedAt: pen.openedAt?.toISOString() ?? null,
    inUseDays,
    usableUntil: until,
    injectionsInOpen,
    injectionsInSealed,
    injectionsLeft: injections,
    injectionsPerDose: injectionsPerDose(counted),
    largestInjectionMg: largestInjectionMg(counted),
    countedDoseMg,
    mgPerUnit: counted.mgPerUnit,
    dosesLeft: left,
    dosesTotal: total,
    status,
    badge: penBadge({
      status,
      dosesLeft: left,
      expiryDate: pen.expiryDate,
      inUseUntil: inUseUntil(inUseOf(pen, zone)),
      inUseDays,
      today,
    }),
    intervalDays,
    costPerDose,
    costPerMonth:
      costPerDose === null || intervalDays === null ? null : penCostPerMonth(costPerDose, intervalDays),
    counterfeit: counterfeitOf(pen),
    createdAt: pen.createdAt.toISOString(),
  };
}
