import type { Prescription, PrescriptionInput } from '@leveza/contract/prescriptions.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { readPrescription } from './read-prescription.ts';
import { prescriptions } from './table.ts';

export async function addPrescription(call: Call, input: PrescriptionInput): Promise<Prescription> {
  const { db, owner, zone, now } = call;
  refuseFutureDay(input.issuedOn, dayIn(zone, now), 'issuedOn');
  const [row] = await db
    .insert(prescriptions)
    .values({ userId: owner, ...input })
    .returning({ id: prescriptions.id });
  return readPrescription(call, row!.id);
}
