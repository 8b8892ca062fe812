import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { isAllowedQuantity, USE_QUANTITY } from '@leveza/domain/usage/limits.ts';

/** The usual dose, or what is left of it, so that one press is enough. */
export function usualQuantity(
  { unitsPerDose, currentQuantity }: { unitsPerDose: number; currentQuantity: number },
  kind: ItemKind,
): number {
  const usual = isAllowedQuantity(kind, unitsPerDose) ? unitsPerDose : 1;
  return usual > currentQuantity && isAllowedQuantity(kind, currentQuantity) ? currentQuantity : usual;
}

const pt = (value: number) => value.toLocaleString('pt-BR');

/** What can be taken at once, in words. */
export function limitsText(kind: ItemKind): string {
  const { min, max, step } = USE_QUANTITY[kind];
  return max === null
    ? `A partir de ${pt(min)}, de ${pt(step)} em ${pt(step)}.`
    : `De ${pt(min)} a ${pt(max)}, de ${pt(step)} em ${pt(step)}.`;
}
