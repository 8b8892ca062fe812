import { readPenSupply } from '@leveza/contract/pens.ts';
import { listPrescriptions } from '@leveza/contract/prescriptions.ts';

/** What is no longer true once a prescription has changed. */
export const STALE_AFTER_PRESCRIPTION = [listPrescriptions, readPenSupply];
