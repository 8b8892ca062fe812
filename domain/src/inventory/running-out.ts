import { DEFAULT_BOX_SIZE } from '../catalog/box-size.ts';
import { DEFAULT_LOW_STOCK_THRESHOLD } from './defaults.ts';
import type { Frequency } from './frequency.ts';
import { daysCovered } from './frequency.ts';
import { toThousandths } from './stock.ts';

/** 'Acabando' is `low` and `critical` alike. */
export const LEVEL_LABEL = { critical: 'Crítico', low: 'Baixo', ok: 'OK' } as const;
export type Level = keyof typeof LEVEL_LABEL;

const CRITICAL_DAYS = 3;
const LOW_DAYS = 7;
const CRITICAL_SHARE = 0.1;
const LOW_SHARE = 0.2;

export interface AtHome {
  /** In all boxes of the product that can be used. */
  remaining: number;
  boxQuantity: number | null;
  unitsPerDose: number;
  frequency: Frequency | null;
  lowStockThreshold: number;
}

/**
 * The one rule of how much is left, for the row, the counter, the bell and the first screen: by the days it lasts where
 * the frequency is known, else by the share of a box. The last dose is critical, and a quantity at which the patient
 * asked for a notice is low; the quantity that every box has by default is not the patient's wish.
 */
export function levelOf({
  remaining,
  boxQuantity,
  unitsPerDose,
  frequency,
  lowStockThreshold,
}: AtHome): Level {
  if (remaining <= unitsPerDose) return 'critical';
  const days = daysCovered({ remaining, unitsPerDose, frequency });
  const share = (part: number) => remaining <= toThousandths((boxQuantity || DEFAULT_BOX_SIZE) * part);
  if (days === null ? share(CRITICAL_SHARE) : days <= CRITICAL_DAYS) return 'critical';
  if (days === null ? share(LOW_SHARE) : days <= LOW_DAYS) return 'low';
  const isAskedFor = lowStockThreshold !== DEFAULT_LOW_STOCK_THRESHOLD && remaining <= lowStockThreshold;
  return isAskedFor ? 'low' : 'ok';
}

export const isRunningOut = (atHome: AtHome): boolean => levelOf(atHome) !== 'ok';
