import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { Presentation } from '@leveza/domain/pens/presentation.ts';
import { remains } from '@leveza/domain/remains.ts';
import { formatDay, formatMg, formatMl } from '../../lib/format.ts';

/** Names of one container, and of several. */
export const CONTAINER: Record<Presentation, readonly [one: string, many: string]> = {
  'single-dose-pen': ['caneta', 'canetas'],
  'multi-dose-pen': ['caneta', 'canetas'],
  vial: ['ampola', 'ampolas'],
};

/** `1 caneta`, `4 ampolas`. */
export function formatContainers(count: number, presentation: Presentation): string {
  return `${count} ${CONTAINER[presentation][count === 1 ? 0 : 1]}`;
}

/** `3 doses`. */
export const formatDoses = (count: number): string => `${count} ${count === 1 ? 'dose' : 'doses'}`;

/** `dose`, `doses`, or `unidades` of a product dosed in them. */
export function countedIn({ dosesLeft, mgPerUnit }: Pick<Pen, 'dosesLeft' | 'mgPerUnit'>): string {
  if (mgPerUnit !== null) return dosesLeft === 1 ? 'unidade' : 'unidades';
  return dosesLeft === 1 ? 'dose' : 'doses';
}

/** `3 doses de 1 mg`, `300 unidades`; how much a dose is may be unknown. */
export function dosesText({
  dosesLeft,
  countedDoseMg,
  mgPerUnit,
}: Pick<Pen, 'dosesLeft' | 'countedDoseMg' | 'mgPerUnit'>): string {
  if (mgPerUnit !== null) return `${dosesLeft} ${countedIn({ dosesLeft, mgPerUnit })}`;
  if (countedDoseMg === null) return `${formatDoses(dosesLeft)} (Dose não informada)`;
  return `${formatDoses(dosesLeft)} de ${formatMg(countedDoseMg)}`;
}

/** `3 doses`, `300 unidades`; of a pen that only begins a dose, `1 injeção`. */
export function leftFigure(pen: Pen): string {
  const { dosesLeft, injectionsLeft, injectionsPerDose } = pen;
  if (dosesLeft > 0 || injectionsPerDose === 1) return `${dosesLeft} ${countedIn(pen)}`;
  return injectionsLeft === 1 ? '1 injeção' : `${injectionsLeft} injeções`;
}

/** `Restam 3 mg · 2,25 ml`. */
export const leftText = ({ remainingMg, remainingVolume }: Pen): string =>
  remains(remainingMg, `${formatMg(remainingMg)}\u00A0·\u00A0${formatMl(remainingVolume)}`);

/** Whether the days in use end before the printed date. */
export function isInUseClock({ usableUntil, expiryDate, openedAt }: Pen): boolean {
  return usableUntil !== null && openedAt !== null && usableUntil !== expiryDate;
}

/** The end of days in use whose first day only the doses tell. */
export const isEndEstimated = (pen: Pen): boolean => pen.isOpeningEstimated && isInUseClock(pen);

/** The last day of use, and which limit sets it; null if unknown. */
export function usableText(pen: Pen, today: string): string | null {
  const { usableUntil } = pen;
  if (usableUntil === null) return null;
  const end = formatDay(usableUntil);
  const estimate = isEndEstimated(pen) ? ', data estimada' : '';
  const clock = isInUseClock(pen) ? ` (após aberta${estimate})` : '';
  return usableUntil < today ? `Venceu em ${end}${clock}` : `Use até ${end}${clock}`;
}

/** `3 injeções de 2,4 mg por dose; restam 4`, where a dose takes several; else null. */
export function injectionsText({
  injectionsPerDose,
  injectionsLeft,
  largestInjectionMg,
}: Pick<Pen, 'injectionsPerDose' | 'injectionsLeft' | 'largestInjectionMg'>): string | null {
  if (injectionsPerDose === 1) return null;
  const each = `${injectionsPerDose} injeções de até ${formatMg(largestInjectionMg)} por dose`;
  return `${each}; ${remains(injectionsLeft, `${injectionsLeft}`).toLowerCase()}`;
}
