import { remains } from '@leveza/domain/remains.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** `0.5` → `0,5`: quantities are kept to the thousandth. */
export const formatQuantity = (quantity: number): string => NUMBER.format(quantity);

/** `24 cápsulas`, `1 cápsula`, `0,5 comprimido`. */
export function formatUnits(quantity: number, unitType: UnitType, kind: ItemKind): string {
  return `${formatQuantity(quantity)} ${unitLabel(unitType, kind, quantity)}`;
}

/** 'Restam 24 cápsulas', 'Resta 1 cápsula', 'Não resta nada'. */
export const leftUnits = (quantity: number, unitType: UnitType, kind: ItemKind): string =>
  remains(quantity, formatUnits(quantity, unitType, kind));
