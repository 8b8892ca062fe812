import type { Prescription, PrescriptionInput } from '@leveza/contract/prescriptions.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { readPrescription } from './read-prescription.ts';
import { isOwnPrescription } from './store.ts';
import { prescriptions } from './table.ts';

export async function changePrescription(
  call: Call,
  id: string,
  input: PrescriptionInput,
): Promise<Prescription> {
  const { db, owner, zone, now } = call;
  refuseFutureDay(input.issuedOn, dayIn(zone, now), 'issuedOn');
  const changed = await db
    .update(prescriptions)
    .set(input)
    .where(isOwnPrescription(owner, id))
    .returning({ id: prescriptions.id });
  if (changed.length === 0) throw new Problem('not-found');
  return readPrescription(call, id);
}
