import { ANALYTES } from '../exams/analytes.ts';
import type { ResultFlag } from '../exams/states.ts';
import { codeable, type Coded, observed, UCUM } from './fhir-observations.ts';
import type { Rows } from './rows.ts';

const inSerum = (code: string, component: string, property = 'Mass/volume'): Coded => ({
  code,
  display: `${component} [${property}] in Serum or Plasma`,
});

/** Analytes whose code does not depend on a method or a specimen that the record leaves open. */
const LAB_CODES: Record<string, Coded> = {
  hba1c: { code: '4548-4', display: 'Hemoglobin A1c/Hemoglobin.total in Blood' },
  glicose: inSerum('2345-7', 'Glucose'),
  colesterol_total: inSerum('2093-3', 'Cholesterol'),
  hdl: inSerum('2085-9', 'Cholesterol in HDL'),
  ldl: inSerum('2089-1', 'Cholesterol in LDL'),
  triglicerideos: inSerum('2571-8', 'Triglyceride'),
  creatinina: inSerum('2160-0', 'Creatinine'),
  tgo: inSerum('1920-8', 'Aspartate aminotransferase', 'Enzymatic activity/volume'),
  tgp: inSerum('1742-6', 'Alanine aminotransferase', 'Enzymatic activity/volume'),
  tsh: inSerum('3016-3', 'Thyrotropin', 'Units/volume'),
  vitamina_b12: inSerum('2132-9', 'Cobalamin (Vitamin B12)'),
  ferritina: inSerum('2276-4', 'Ferritin'),
};

/** Units of the analytes that UCUM writes in another way; the others are their own code. */
const UCUM_CODE: Record<string, string> = {
  'mL/min/1,73 m²': 'mL/min/{1.73_m2}',
  'µUI/mL': 'u[IU]/mL',
  'mUI/mL': 'm[IU]/mL',
  'UI/mL': '[IU]/mL',
  'µmol/L': 'umol/L',
  'µg/dL': 'ug/dL',
  '/mm³': '/mm3',
  'milhões/mm³': '10*6/mm3',
};
const SAME_IN_UCUM = [
  '%',
  'mg/dL',
  'g/dL',
  'mg/L',
  'ng/mL',
  'ng/dL',
  'pg/mL',
  'pg',
  'fL',
  'U/L',
  'mmol/L',
  'mm/h',
];

const INTERPRETATION = 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation';
const FLAG_CODE: Partial<Record<ResultFlag, string>> = {
  normal: 'N',
  high: 'H',
  low: 'L',
  critical: 'AA',
  abnormal: 'A',
};

type ExamRow = Rows['exams'][number];

/** Each result of a laboratory, in the analyte's own unit where Leveza knows it, else as it was printed. */
export function examObservations({ exams }: Pick<Rows, 'exams'>, subject: object) {
  return exams.map((result) => {
    const { day, name, analyte, reference, flag } = result;
    const interpretation = flag && FLAG_CODE[flag];
    return {
      ...observed(
        subject,
        day,
        codeable(name, analyte === null ? undefined : LAB_CODES[analyte]),
        'laboratory',
      ),
      ...valueOf(result),
      ...(interpretation && {
        interpretation: [{ coding: [{ system: INTERPRETATION, code: interpretation }] }],
      }),
      ...(reference && { referenceRange: [{ text: reference + printedBeside(result) }] }),
    };
  });
}

const ownUnit = ({ analyte }: ExamRow) => ANALYTES.find(({ key }) => key === analyte)?.unit;

/** A reference is in the unit of its report: where the value was converted, the printed one stands beside it. */
function printedBeside(result: ExamRow): string {
  const { amount, value, unit } = result;
  const own = ownUnit(result);
  const isAsPrinted = own === undefined || amount === null || unit === null || unit === own;
  return isAsPrinted ? '' : ` (laudo: ${value} ${unit})`;
}

function valueOf(result: ExamRow) {
  const { amount, comparator, value, unit } = result;
  const own = ownUnit(result);
  if (own === undefined || amount === null) return { valueString: [value, unit].filter(Boolean).join(' ') };
  const code = UCUM_CODE[own] ?? (SAME_IN_UCUM.includes(own) ? own : null);
  return {
    valueQuantity: {
      value: amount,
      ...(comparator && { comparator }),
      ...(own && { unit: own }),
      ...(code && { system: UCUM, code }),
    },
  };
}
