import { listInventory, listMovements } from '@leveza/contract/inventory/inventory.ts';
import { listNotifications } from '@leveza/contract/notifications.ts';
import { listUses } from '@leveza/contract/usage.ts';
import { STALE_OVERVIEW } from '../../lib/stale-overview.ts';

/** What a use makes stale: the shelf, the history, and the bell that tells of a box running out. */
export const STALE_AFTER_USE = [listInventory, listMovements, listUses, listNotifications, ...STALE_OVERVIEW];
