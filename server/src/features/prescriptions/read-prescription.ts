import type { Prescription } from '@leveza/contract/prescriptions.ts';
import type { Call } from '../../http/call.ts';
import { prescriptionReply } from './reply.ts';
import { findPrescription } from './store.ts';

export async function readPrescription(call: Call, id: string): Promise<Prescription> {
  return prescriptionReply(call, await findPrescription(call.db, call.owner, id));
}
