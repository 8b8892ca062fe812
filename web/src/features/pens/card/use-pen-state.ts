import type { Pen } from '@leveza/contract/pens/pens.ts';
import { readPenSupply } from '@leveza/contract/supply.ts';
import { type DoseBarTone, doseBarTone, PEN_BADGE_LABEL, type PenBadge } from '@leveza/domain/pens/status.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';

export interface PenState {
  badge: PenBadge;
  label: string;
  /** Of the badge, the bar and the drawing alike. */
  tone: DoseBarTone;
}

/**
 * How a pen stands by itself, where nothing is compared. Its last dose is critical in a list, as the specification says; while
 * another pen at home gives the next dose, it is only the last one of this pen.
 */
export function usePenState(pen: Pen): PenState {
  const { badge, dosesLeft, dosesTotal, status } = pen;
  const isCovered = useIsNextCovered(pen);
  if (badge !== 'critical') return { badge, label: PEN_BADGE_LABEL[badge], tone: doseBarTone(dosesLeft) };
  if (!isCovered) return { badge, label: PEN_BADGE_LABEL[badge], tone: 'red' };
  // A full pen of one dose has never had another.
  if (dosesTotal <= 1) return { badge: status, label: PEN_BADGE_LABEL[status], tone: 'ok' };
  return { badge, label: 'Última dose', tone: 'orange' };
}

/** Whether other pens at home give the dose after the last one of this pen. */
function useIsNextCovered({ id, dosesLeft, countedDoseMg, mgPerUnit }: Pen): boolean {
  const { data, isLoading } = useQuery(read(readPenSupply, {}));
  // An alarm waits until it is known to be one.
  if (isLoading) return true;
  const supply = data?.data;
  if (!supply || mgPerUnit !== null || countedDoseMg === null) return false;
  const isOfDose = supply.doseMg === countedDoseMg && supply.penIds.includes(id);
  return isOfDose && supply.dosesLeft > dosesLeft;
}
