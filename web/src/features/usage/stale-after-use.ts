import { readHeadline } from '@leveza/contract/dashboard.ts';
import { listInventory, listMovements } from '@leveza/contract/inventory.ts';
import { listNotifications } from '@leveza/contract/notifications.ts';
import { listUses } from '@leveza/contract/usage.ts';

/** What a use makes stale: the shelf, the history, and the bell that tells of a box running out. */
export const STALE_AFTER_USE = [listInventory, listMovements, listUses, listNotifications, readHeadline];
