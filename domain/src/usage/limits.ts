import type { ItemKind } from '../inventory/classify.ts';

/** How much the use dialogs let one take at once (specification, second document, section 5). */
export const USE_QUANTITY: Record<ItemKind, { min: number; max: number | null; step: number }> = {
  supplement: { min: 0.1, max: null, step: 0.1 },
  medication: { min: 0.5, max: 10, step: 0.5 },
};

/** Far below any step and far above what binary floats add to 0.1 + 0.2. */
const FLOAT_DUST = 1e-6;

export function isAllowedQuantity(kind: ItemKind, quantity: number): boolean {
  const { min, max, step } = USE_QUANTITY[kind];
  const steps = quantity / step;
  return (
    Math.abs(steps - Math.round(steps)) < FLOAT_DUST &&
    quantity > min - FLOAT_DUST &&
    (max === null || quantity < max + FLOAT_DUST)
  );
}
