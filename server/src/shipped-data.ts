import type { ShippedData } from './db/shipped-data/load.ts';
import { shippedProducts } from './features/catalog/shipped.ts';

/** Every data set that comes with Leveza, loaded at start when its file changed. */
export const SHIPPED_DATA: readonly ShippedData[] = [shippedProducts];
