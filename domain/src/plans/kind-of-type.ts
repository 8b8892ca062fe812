import type { ItemKind } from '../catalog/classify.ts';
import type { PlanMedicationType } from './plan-words.ts';

/** The screen a plan of each type belongs to. */
export const KIND_OF_TYPE: Record<PlanMedicationType, ItemKind> = {
  vitamin: 'supplement',
  supplement: 'supplement',
  oral_medication: 'medication',
  glp1: 'medication',
};
