import { isPlural } from '../remains.ts';
import type { ItemKind } from './classify.ts';

/** Units a box is counted in (specification, second document, section 3). */
export const UNIT_TYPES = [
  'tablets',
  'capsules',
  'ml',
  'drops',
  'sachets',
  'doses',
  'ampoules',
  'grams',
  'tubes',
  'bottles',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const DEFAULT_UNIT_TYPE: UnitType = 'capsules';

const WORDS: Record<UnitType, { one: string; many: string }> = {
  tablets: { one: 'comprimido', many: 'comprimidos' },
  capsules: { one: 'cápsula', many: 'cápsulas' },
  ml: { one: 'ml', many: 'ml' },
  drops: { one: 'gota', many: 'gotas' },
  sachets: { one: 'sachê', many: 'sachês' },
  doses: { one: 'dose', many: 'doses' },
  ampoules: { one: 'ampola', many: 'ampolas' },
  grams: { one: 'grama', many: 'gramas' },
  tubes: { one: 'bisnaga', many: 'bisnagas' },
  bottles: { one: 'frasco', many: 'frascos' },
};

/** '30 comprimidos', '1,5 comprimido', '0 comprimidos'. Supplements in drops are counted by the millilitres of their bottle. */
export function unitLabel(unitType: UnitType, kind: ItemKind, quantity?: number): string {
  if (unitType === 'drops' && kind === 'supplement') return WORDS.ml.many;
  const isOne = quantity !== undefined && quantity > 0 && !isPlural(quantity);
  return isOne ? WORDS[unitType].one : WORDS[unitType].many;
}
