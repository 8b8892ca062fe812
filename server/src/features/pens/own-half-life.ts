import { legalStatusOf } from './shared/legal-status.ts';

interface Described {
  catalogId: string | null;
  medicationName: string;
  activeIngredient: string;
  manufacturer: string;
  halfLifeHours?: number | null | undefined;
}

/** The half-life to keep: a product of the catalogue goes by published figures, and a prohibited one has no curve. */
export function ownHalfLife({ halfLifeHours, ...pen }: Described): number | null {
  if (pen.catalogId !== null || legalStatusOf(pen) === 'prohibited') return null;
  return halfLifeHours ?? null;
}
