import { listApplications, readApplicationsOverview } from '@leveza/contract/applications.ts';
import { readLevel } from '@leveza/contract/level.ts';
import { listInteractions } from '@leveza/contract/interactions.ts';
import { listPenMovements, listPens, readPen, readPenSupply } from '@leveza/contract/pens.ts';
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
