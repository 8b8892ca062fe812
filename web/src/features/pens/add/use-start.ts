import type { Glp1Product } from '@leveza/contract/pens/catalog.ts';
import { useState } from 'react';
import type { PenValues } from '../pen-values.ts';
import { emptyValues, productValues } from './prefill.ts';

/** What the form starts with. Looking at the list again changes nothing; another product does. */
export function useStart(chosen: Glp1Product | 'other' | null, today: string): PenValues {
  const key = chosen === null || chosen === 'other' ? chosen : chosen.id;
  const [start, setStart] = useState(() => ({ key, values: valuesOf(chosen, today) }));
  if (key === null || key === start.key) return start.values;
  const next = { key, values: valuesOf(chosen, today) };
  setStart(next);
  return next.values;
}

function valuesOf(chosen: Glp1Product | 'other' | null, today: string): PenValues {
  return chosen === null || chosen === 'other' ? emptyValues(today) : productValues(chosen, today);
}
