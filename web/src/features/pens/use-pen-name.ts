import type { Pen } from '@leveza/contract/pens/pens.ts';
import { formatMg } from '../../lib/format.ts';
import { useProduct } from './shared/glp1-catalog.ts';

/** An entry's name, with its strength in the words of its box. */
export function usePenName({ medication, brand, unitMg }: Pen): { name: string; strength: string } {
  const product = useProduct(medication.id);
  const parts = [product?.strengthLabel, medication.concentration, brand].filter(Boolean);
  return {
    name: medication.commercialName,
    strength: parts.length > 0 ? [...new Set(parts)].join(' · ') : formatMg(unitMg),
  };
}

/** `Ozempic 1 mg`, the name in one line. */
export function usePenTitle({ medication }: Pen): string {
  const label = useProduct(medication.id)?.strengthLabel;
  return [medication.commercialName, label].filter(Boolean).join(' ');
}
