import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/inventory/units.ts';

const NUMBER = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 3 });

/** `0,5 comprimidos`, `1 cápsula`. */
export function unitsText(quantity: number, unitType: UnitType, kind: ItemKind): string {
  return `${NUMBER.format(quantity)} ${unitLabel(unitType, kind, quantity)}`;
}
