import type { Glp1Product } from '@leveza/contract/pens/glp1-catalog.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { inDays } from './boxes.ts';
import { SOURCED } from './sourced.ts';

/** The 1 mg pen: four weekly doses in 3 ml. */
export const OZEMPIC: Glp1Product = {
  id: 'ozempic-1',
  commercialName: 'Ozempic',
  activeIngredient: 'Semaglutida',
  molecule: 'semaglutide',
  manufacturer: 'Novo Nordisk',
  strengthLabel: '1 mg',
  concentration: '1,34 mg/ml',
  penType: 'caneta-descartavel',
  presentation: 'multi-dose-pen',
  isVial: false,
  totalVolumeMl: 3,
  concentrationMgMl: 1.34,
  totalMg: 4,
  dosesPerUnit: 4,
  fixedDoses: 4,
  mgPerUnit: null,
  doseOptionsMg: [1],
  intervalDays: 7,
  unitsPerBox: [1],
  volumePerVial: null,
  vialsPerBox: null,
  legalStatus: 'registered',
  notice: null,
  titration: null,
  missedDose: { windowHours: 120, minGapHours: 48, ...SOURCED },
  minGap: null,
  storage: {
    sealed: 'Na geladeira, de 2 °C a 8 °C, longe do congelador.',
    inUse: 'Na geladeira ou abaixo de 30 °C, com a tampa.',
    inUseDays: 42,
    outOfFridgeDays: 42,
    ...SOURCED,
  },
  kinetics: {
    absorptionPerHour: 0.0286,
    eliminationPerHour: 0.0043,
    volumeL: 12.5,
    ...SOURCED,
  },
  ...SOURCED,
};

/** Four pens of one dose each. */
export const MOUNJARO: Glp1Product = {
  ...OZEMPIC,
  id: 'mounjaro-5',
  commercialName: 'Mounjaro',
  activeIngredient: 'Tirzepatida',
  molecule: 'tirzepatide',
  manufacturer: 'Eli Lilly',
  strengthLabel: '5 mg',
  concentration: '10 mg/ml',
  presentation: 'single-dose-pen',
  totalVolumeMl: 0.5,
  concentrationMgMl: 10,
  totalMg: 5,
  dosesPerUnit: 1,
  fixedDoses: null,
  mgPerUnit: null,
  doseOptionsMg: [5],
  unitsPerBox: [4, 2],
  missedDose: { windowHours: 96, minGapHours: 72, ...SOURCED },
  minGap: null,
  storage: {
    sealed: 'Na geladeira, de 2 °C a 8 °C.',
    inUse: 'Fora da geladeira por até 21 dias, abaixo de 30 °C.',
    inUseDays: null,
    outOfFridgeDays: 21,
    ...SOURCED,
  },
};

/** Recordable, and never suggested. */
export const TG: Glp1Product = {
  ...OZEMPIC,
  id: 'tg',
  commercialName: 'TG',
  activeIngredient: 'Tirzepatida',
  molecule: 'tirzepatide',
  manufacturer: 'Não informado',
  strengthLabel: '15 mg',
  concentration: '',
  penType: 'ampola',
  presentation: 'vial',
  isVial: true,
  totalVolumeMl: 0.5,
  concentrationMgMl: 30,
  totalMg: 15,
  dosesPerUnit: null,
  fixedDoses: null,
  mgPerUnit: null,
  doseOptionsMg: [],
  intervalDays: null,
  unitsPerBox: [],
  volumePerVial: 0.5,
  vialsPerBox: 4,
  legalStatus: 'prohibited',
  notice: {
    text: 'A Anvisa proíbe a venda e o uso deste produto no Brasil (RE 4.030/2025).',
    ...SOURCED,
  },
  missedDose: null,
  minGap: null,
  storage: null,
  kinetics: null,
};

const OPEN_PEN: Pen = {
  id: '00000000-0000-4000-8000-0000000000f1',
  medication: {
    id: OZEMPIC.id,
    commercialName: 'Ozempic',
    activeIngredient: 'Semaglutida',
    concentration: '1,34 mg/ml',
    manufacturer: 'Novo Nordisk',
    isVial: false,
    volumePerVial: null,
    vialsPerBox: null,
    penType: 'caneta-descartavel',
  },
  presentation: 'multi-dose-pen',
  molecule: 'semaglutide',
  legalStatus: 'registered',
  brand: null,
  purchaseDate: inDays(-20),
  expiryDate: inDays(400),
  batchNumber: null,
  pricePaid: 1000,
  purchaseLocation: null,
  totalVolume: 3,
  remainingVolume: 2.25,
  concentrationMgMl: 1.34,
  currentDoseMg: 1,
  countedDoseMg: 1,
  dosesPerVial: null,
  totalBoxes: null,
  remainingBoxes: null,
  totalVials: null,
  remainingVials: null,
  openedVials: null,
  openVialDosesUsed: null,
  boxNumber: null,
  notes: null,
  units: 1,
  sealedUnits: 0,
  unitMg: 4,
  totalMg: 4,
  remainingMg: 3,
  openMg: 3,
  openedAt: '2026-01-10T15:00:00.000Z',
  isOpeningEstimated: false,
  inUseDays: 42,
  halfLifeHours: null,
  usableUntil: inDays(36),
  dosesLeft: 3,
  injectionsPerDose: 1,
  injectionsLeft: 3,
  largestInjectionMg: 1,
  mgPerUnit: null,
  dosesTotal: 4,
  status: 'open',
  badge: 'open',
  intervalDays: 7,
  costPerDose: 250,
  costPerMonth: 1071.43,
  counterfeit: null,
  createdAt: '2026-01-02T12:00:00.000Z',
};

let made = 1;

/** An open Ozempic pen of 1 mg with three doses left, unless said otherwise; each is an entry of its own. */
export function aPen({
  medication,
  ...changes
}: Partial<Omit<Pen, 'medication'>> & { medication?: Partial<Pen['medication']> } = {}): Pen {
  made += 1;
  const last = String(made).padStart(12, '0');
  return {
    ...OPEN_PEN,
    countedDoseMg: changes.currentDoseMg === undefined ? OPEN_PEN.currentDoseMg : changes.currentDoseMg,
    id: `00000000-0000-4000-9000-${last}`,
    ...changes,
    medication: { ...OPEN_PEN.medication, ...medication },
  };
}

/** A sealed pen. */
export const aSealedPen = (changes: Parameters<typeof aPen>[0] = {}) =>
  aPen({
    sealedUnits: 1,
    remainingMg: 4,
    remainingVolume: 3,
    openMg: 0,
    openedAt: null,
    usableUntil: inDays(400),
    dosesLeft: 4,
    status: 'sealed',
    badge: 'sealed',
    ...changes,
  });
