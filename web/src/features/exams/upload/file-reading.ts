import { isOtherPerson } from '@leveza/domain/exams/other-person.ts';
import type { ResultFlag } from '@leveza/domain/exams/states.ts';
import type { FileReading as DoorReading, Place, ReadField as DoorField } from '@leveza/reading/reading.ts';

export type { Place };

/** A field of the report's head, as it was read; a doubt says why it has to be confirmed. */
export interface ReadField {
  value: string;
  doubt: string | null;
}

export interface ReadValue {
  key: string | null;
  parameter: string;
  value: string;
  unit: string;
  referenceRange: string;
  /** Printed beside that range. */
  otherRanges: readonly string[];
  /** As the device judged it by the printed range. */
  flag: ResultFlag | null;
  doubt: string | null;
  at: Place | null;
}

/** The findings in one file, by this device or by the model. Results of several files are never mixed here. */
export interface FileReading {
  examType: ReadField | null;
  examDate: ReadField | null;
  laboratory: ReadField | null;
  requestingDoctor: ReadField | null;
  /** The name on the report, where it is not the patient's. */
  otherName: string | null;
  results: readonly ReadValue[];
  text: string;
  pages: number;
  /** Pages without text that wait to be asked for. */
  waitingPages: number;
}

/** The reading of the device, with empty texts as the form has them. */
export function fromDevice(reading: DoorReading, patient: string): FileReading {
  const { patientName } = reading;
  const { examType, examDate, laboratory, requestingDoctor, results, text, pages, waitingPages } = reading;
  return {
    examType: fieldOf(examType),
    examDate: fieldOf(examDate),
    laboratory: fieldOf(laboratory),
    requestingDoctor: fieldOf(requestingDoctor),
    otherName: patientName !== null && isOtherPerson(patientName, patient) ? patientName : null,
    results: results.map(({ key, parameter, value, unit, referenceRange, otherRanges, flag, doubt, at }) => ({
      key,
      parameter,
      value,
      unit: unit ?? '',
      referenceRange: referenceRange ?? '',
      otherRanges,
      flag,
      doubt: doubt || null,
      at,
    })),
    text,
    pages,
    waitingPages: waitingPages.length,
  };
}

const fieldOf = ({ value, doubt }: DoorField): ReadField | null =>
  value === null ? null : { value, doubt: doubt || null };
