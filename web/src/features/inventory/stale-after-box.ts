import { listInventory, listMovements } from '@leveza/contract/inventory/inventory.ts';
import { STALE_OVERVIEW } from '../../lib/stale-overview.ts';

/** What is no longer true once a box came or went; the ledger of one that is gone cannot be read again. */
export const STALE_AFTER_SHELF = [listInventory, ...STALE_OVERVIEW];

/** What is no longer true once a box has changed. */
export const STALE_AFTER_BOX = [...STALE_AFTER_SHELF, listMovements];
