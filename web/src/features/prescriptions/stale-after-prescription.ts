import { readPenSupply } from '@leveza/contract/supply.ts';
import { listPrescriptions } from '@leveza/contract/prescriptions.ts';
import { STALE_OVERVIEW } from '../../lib/stale-overview.ts';

/** What is no longer true once a prescription has changed. */
export const STALE_AFTER_PRESCRIPTION = [listPrescriptions, readPenSupply, ...STALE_OVERVIEW];
