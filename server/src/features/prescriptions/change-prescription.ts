import type { Prescription, PrescriptionInput } from '@leveza/contract/prescriptions.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import { isOwn, ownRow } from '../../db/own-row.ts';
import type { Call } from '../../http/call.ts';
import { refuseFutureDay } from '../../http/recorded-at.ts';
import { readPrescription } from './read-prescription.ts';
import { prescriptions } from './table.ts';

export async function changePrescription(
  call: Call,
  id: string,
  input: PrescriptionInput,
): Promise<Prescription> {
  const { db, owner, zone, now } = call;
  refuseFutureDay(input.issuedOn, dayIn(zone, now), 'issuedOn');
  const changed = db
    .update(prescriptions)
    .set(input)
    .where(isOwn(prescriptions, owner, id));
  ownRow(await changed.returning({ id: prescriptions.id }));
  return readPrescription(call, id);
}
