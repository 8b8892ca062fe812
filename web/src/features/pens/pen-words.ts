import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { Presentation } from '@leveza/domain/pens/presentation.ts';
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

/** `3 doses de 1 mg`; how much a dose is may be unknown. */
export function dosesText({ dosesLeft, currentDoseMg }: Pick<Pen, 'dosesLeft' | 'currentDoseMg'>): string {
  if (currentDoseMg === null) return `${formatDoses(dosesLeft)} (Dose não informada)`;
  return `${formatDoses(dosesLeft)} de ${formatMg(currentDoseMg)}`;
}

/** `3 mg · 2,25 ml`. */
export const leftText = ({ remainingMg, remainingVolume }: Pen): string =>
  `${formatMg(remainingMg)} · ${formatMl(remainingVolume)}`;

/** Whether the days in use end before the printed date. */
export function isInUseClock({ usableUntil, expiryDate, openedAt }: Pen): boolean {
  return usableUntil !== null && openedAt !== null && usableUntil !== expiryDate;
}

/** The last day of use, and which limit sets it; null if unknown. */
export function usableText(pen: Pen, today: string): string | null {
  const { usableUntil } = pen;
  if (usableUntil === null) return null;
  const end = formatDay(usableUntil);
  const clock = isInUseClock(pen) ? ' (após aberta)' : '';
  return usableUntil < today ? `Venceu em ${end}${clock}` : `Use até ${end}${clock}`;
}
