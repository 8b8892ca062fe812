import type { Gender } from '../profile/gender.ts';
import { examObservations } from './fhir-labs.ts';
import { nutritionObservations } from './fhir-nutrition.ts';
import { effectObservations, measurementObservations, UCUM } from './fhir-observations.ts';
import type { Rows } from './rows.ts';

interface Known {
  name: string;
  /** Null where the patient does not say or share it. */
  gender: Gender | null;
  generatedAt: string;
  rows: Rows;
  /** A new UUID at each call. */
  newId: () => string;
}

const FHIR_GENDER: Record<Gender, string> = { M: 'male', F: 'female', O: 'other' };

/** The records of a period as a FHIR R4 collection: Patient, MedicationAdministration, Observation. */
export function fhirBundle({ name, gender, generatedAt, rows, newId }: Known) {
  const patientUrl = `urn:uuid:${newId()}`;
  const subject = { reference: patientUrl };
  const patient = {
    resourceType: 'Patient' as const,
    name: [{ text: name }],
    ...(gender && { gender: FHIR_GENDER[gender] }),
  };
  const administrations = rows.applications.map(({ at, medicationName, doseMg, site }) => ({
    resourceType: 'MedicationAdministration' as const,
    status: 'completed' as const,
    medicationCodeableConcept: { text: medicationName },
    subject,
    effectiveDateTime: at,
    dosage: {
      ...(site && { site: { text: site } }),
      route: { text: 'Via subcutânea' },
      dose: { value: doseMg, unit: 'mg', system: UCUM, code: 'mg' },
    },
  }));
  const swallowed = rows.tablets
    .filter(({ isTaken }) => isTaken)
    .map(({ at, medicationName, quantity, unit }) => ({
      resourceType: 'MedicationAdministration' as const,
      status: 'completed' as const,
      medicationCodeableConcept: { text: medicationName },
      subject,
      effectiveDateTime: at,
      dosage: { route: { text: 'Via oral' }, dose: { value: quantity ?? 1, unit } },
    }));
  const skipped = [...rows.skips, ...rows.tablets.filter(({ isTaken }) => !isTaken)].map(
    ({ at, medicationName, reason }) => ({
      resourceType: 'MedicationAdministration' as const,
      status: 'not-done' as const,
      ...(reason && { statusReason: [{ text: reason }] }),
      medicationCodeableConcept: { text: medicationName ?? 'Medicamento não informado' },
      subject,
      effectiveDateTime: at,
    }),
  );
  const resources = [
    ...administrations,
    ...swallowed,
    ...skipped,
    ...measurementObservations(rows, subject),
    ...effectObservations(rows, subject),
    ...examObservations(rows, subject),
    ...nutritionObservations(rows, subject),
  ];
  return {
    resourceType: 'Bundle' as const,
    type: 'collection' as const,
    timestamp: generatedAt,
    entry: [
      { fullUrl: patientUrl, resource: patient },
      ...resources.map((resource) => ({ fullUrl: `urn:uuid:${newId()}`, resource })),
    ],
  };
}
