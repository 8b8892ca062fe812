import { listApplications } from '@leveza/contract/applications/applications.ts';
import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { readLevel } from '@leveza/contract/level.ts';
import { listInteractions } from '@leveza/contract/interactions.ts';
import { listPenMovements } from '@leveza/contract/pens/movements.ts';
import { listPens, readPen } from '@leveza/contract/pens/pens.ts';
import { readPenSupply } from '@leveza/contract/supply.ts';
import { STALE_OVERVIEW } from '../../lib/stale-overview.ts';

/** What is no longer true once an entry came or went; the ledger of one that is gone cannot be read again. */
export const STALE_AFTER_SHELF = [
  listPens,
  readPenSupply,
  readApplicationsOverview,
  listApplications,
  readLevel,
  listInteractions,
  ...STALE_OVERVIEW,
];

/** What is no longer true once an entry has changed. */
export const STALE_AFTER_PEN = [...STALE_AFTER_SHELF, readPen, listPenMovements];
