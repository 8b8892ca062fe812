import { toMg, toUnits } from './amount.ts';
import { fixedDose, fixedDosesLeft } from './fixed-doses.ts';
import type { PenState } from './movement.ts';
import type { Containers } from './presentation.ts';

const FALLBACK_DOSE_ML = 0.5;
const FALLBACK_VIAL_DOSE_ML = 0.25;

export interface DoseCount {
  containers: Containers;
  state: Pick<PenState, 'remainingMg' | 'sealedUnits' | 'openMg' | 'openDosesUsed'>;
  currentDoseMg: number | null;
  /** Doses in one container, by the catalogue. */
  dosesPerUnit: number | null;
  /** Of a product dosed in units: each unit is counted as a dose. */
  mgPerUnit?: number | null;
  /** Doses in one vial, by the patient. */
  dosesPerVial: number | null;
  /** Volume of one container. */
  unitVolumeMl: number;
  /** Whether the catalogue knows the product. */
  isKnown: boolean;
}

/**
 * Injections, which are doses unless a dose takes several. Rests of different containers never add up to one: each
 * container is counted for itself.
 */
export function injectionsByContainer(entry: DoseCount): { open: number; perSealed: number; sealed: number } {
  const { state, containers } = entry;
  return {
    open: openInjections(entry),
    perSealed: injectionsIn(entry, containers.unitMg),
    sealed: state.sealedUnits,
  };
}

export function injectionsLeft(entry: DoseCount): number {
  const { open, perSealed, sealed } = injectionsByContainer(entry);
  return open + perSealed * sealed;
}

/** Three of 2,4 mg for a dose of 7,2 mg; one where a container gives the whole dose. */
export function injectionsPerDose(entry: Omit<DoseCount, 'state'>): number {
  if (entry.mgPerUnit || entry.currentDoseMg === null) return 1;
  return Math.max(1, Math.ceil(toUnits(entry.currentDoseMg) / toUnits(largestInjectionMg(entry))));
}

/** The most one injection gives: the fixed dose, or all that a container holds. */
export function largestInjectionMg({ containers }: Pick<DoseCount, 'containers'>): number {
  const fixed = fixedDose(containers);
  return fixed === null ? containers.unitMg : toMg(fixed);
}

export function dosesLeft(entry: DoseCount): number {
  return Math.floor(injectionsLeft(entry) / injectionsPerDose(entry));
}

/** Doses in the entry when it is full. */
export function dosesTotal(entry: Omit<DoseCount, 'state'>): number {
  const { unitMg, units } = entry.containers;
  return Math.floor((injectionsIn(entry, unitMg) * units) / injectionsPerDose(entry));
}

/** The content of a full entry after so many doses; null where it does not give so many. */
export function mgAfterDoses(entry: Omit<DoseCount, 'state'>, doses: number): number | null {
  const { unitMg, units } = entry.containers;
  const inOne = injectionsIn(entry, unitMg);
  const gone = doses * injectionsPerDose(entry);
  if (gone > inOne * units) return null;
  const emptied = inOne > 0 ? Math.floor(gone / inOne) : 0;
  const taken = (gone - emptied * inOne) * injectionUnits(entry);
  return toMg((units - emptied) * toUnits(unitMg) - Math.round(taken));
}

function injectionUnits(entry: Omit<DoseCount, 'state'>): number {
  const { containers, currentDoseMg, mgPerUnit } = entry;
  const fixed = fixedDose(containers);
  if (fixed !== null) return fixed;
  if (mgPerUnit) return mgPerUnit * toUnits(1);
  const full = toUnits(containers.unitMg);
  return currentDoseMg === null
    ? full / Math.max(1, injectionsIn(entry, containers.unitMg))
    : Math.min(toUnits(currentDoseMg), full);
}

export function defaultDosesPerVial(volumeMl: number): number {
  return wholeDoses(volumeMl, FALLBACK_VIAL_DOSE_ML);
}

export function fallbackDosesPerPen(totalVolumeMl: number): number {
  return wholeDoses(totalVolumeMl, FALLBACK_DOSE_ML);
}

// A full container that is smaller than the assumed dose is not empty: it is one dose.
function wholeDoses(volumeMl: number, doseMl: number): number {
  return Math.max(1, Math.floor(toUnits(volumeMl) / toUnits(doseMl)));
}

/** The injections one container with so much in it gives. */
function injectionsIn(entry: Omit<DoseCount, 'state'>, mg: number): number {
  const { containers, currentDoseMg, mgPerUnit } = entry;
  const held = toUnits(mg);
  if (held <= 0) return 0;
  // A unit may be smaller than a ten-thousandth of a mg.
  if (mgPerUnit) return Math.floor(mg / mgPerUnit + 1e-6);
  if (containers.fixedDoses) return containers.fixedDoses;
  const full = dosesWhenFull(entry);
  const dose = currentDoseMg === null ? 0 : toUnits(currentDoseMg);
  if (dose > 0) {
    const bySize = Math.floor(held / Math.min(dose, toUnits(containers.unitMg)));
    return containers.presentation === 'multi-dose-pen' ? bySize : Math.min(bySize, full);
  }
  if (containers.presentation === 'vial') return full;
  return Math.floor((held * full) / Math.max(1, toUnits(containers.unitMg)));
}

function dosesWhenFull(entry: Omit<DoseCount, 'state'>): number {
  const { containers, dosesPerVial, unitVolumeMl } = entry;
  const listed = entry.isKnown ? entry.dosesPerUnit : null;
  if (containers.presentation === 'single-dose-pen') return 1;
  if (containers.presentation === 'vial') return dosesPerVial ?? listed ?? defaultDosesPerVial(unitVolumeMl);
  return listed ?? fallbackDosesPerPen(unitVolumeMl);
}

function openInjections(entry: DoseCount): number {
  const { containers, state } = entry;
  if (containers.fixedDoses) return fixedDosesLeft(containers, toUnits(state.openMg), state.openDosesUsed);
  const held = injectionsIn(entry, state.openMg);
  // The specification counts the doses already drawn from an open vial; a dialled pen is counted by what it holds.
  if (containers.presentation !== 'vial') return held;
  return Math.min(held, Math.max(0, dosesWhenFull(entry) - state.openDosesUsed));
}
