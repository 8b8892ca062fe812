import type { Prescription } from '@leveza/contract/prescriptions.ts';
import type { Call } from '../../http/call.ts';
import { prescriptionReply } from './reply.ts';
import { findPrescriptions } from './store.ts';

export async function listPrescriptions(call: Call): Promise<Prescription[]> {
  const rows = await findPrescriptions(call.db, call.owner);
  return rows.map((row) => prescriptionReply(call, row));
}
