import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/inventory/units.ts';
import { formatNumber } from '../../../lib/format.ts';

/** '30 comprimidos por caixa'. */
export function perBox(quantity: number, unitType: UnitType, kind: ItemKind): string {
  return `${formatNumber(quantity)} ${unitLabel(unitType, kind, quantity)} por caixa`;
}
