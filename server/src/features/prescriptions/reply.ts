import type { Prescription } from '@leveza/contract/prescriptions.ts';
import { isPrescriptionValid, prescriptionLastDay } from '@leveza/domain/prescriptions/validity.ts';
import { dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../http/call.ts';
import type { PrescriptionRow } from './store.ts';

/** A prescription as it travels, with how long it is good for. */
export function prescriptionReply(
  { zone, now }: Call,
  { fileName, mediaType, bytes, ...row }: PrescriptionRow,
): Prescription {
  return {
    ...row,
    lastDay: prescriptionLastDay(row.issuedOn),
    isValid: isPrescriptionValid(row.issuedOn, dayIn(zone, now)),
    file: fileName && mediaType && bytes !== null ? { name: fileName, mediaType, bytes } : null,
  };
}
