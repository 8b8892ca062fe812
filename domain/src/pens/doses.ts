import { toUnits } from './amount.ts';
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
  /** Doses in one vial, by the patient. */
  dosesPerVial: number | null;
  /** Volume of one container. */
  unitVolumeMl: number;
  /** Whether the catalogue knows the product. */
  isKnown: boolean;
}

/** Rests of different containers never add up to a dose: each is counted for itself. */
export function dosesByContainer(entry: DoseCount): { open: number; perSealed: number; sealed: number } {
  const { state, containers } = entry;
  return {
    open: Math.min(dosesIn(entry, state.openMg), unusedDoses(entry)),
    perSealed: dosesIn(entry, containers.unitMg),
    sealed: state.sealedUnits,
  };
}

export function dosesLeft(entry: DoseCount): number {
  const { open, perSealed, sealed } = dosesByContainer(entry);
  return open + perSealed * sealed;
}

/** Doses in the entry when it is full. */
export function dosesTotal(entry: Omit<DoseCount, 'state'>): number {
  return dosesIn(entry, entry.containers.unitMg) * entry.containers.units;
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

/** The doses one container with so much in it gives. */
function dosesIn(entry: Omit<DoseCount, 'state'>, mg: number): number {
  const { containers, currentDoseMg } = entry;
  const held = toUnits(mg);
  if (held <= 0) return 0;
  const full = dosesWhenFull(entry);
  const dose = currentDoseMg === null ? 0 : toUnits(currentDoseMg);
  if (dose > 0) {
    const byMg = Math.floor(held / dose);
    return containers.presentation === 'multi-dose-pen' ? byMg : Math.min(byMg, full);
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

// The specification counts the doses already drawn from an open vial; a pen is counted by what it holds.
function unusedDoses(entry: DoseCount): number {
  if (entry.containers.presentation !== 'vial') return Infinity;
  return Math.max(0, dosesWhenFull(entry) - entry.state.openDosesUsed);
}
