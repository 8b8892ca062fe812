import type { Analyte, AnalyteRow } from '@leveza/contract/exams/analytes.ts';
import type { Exam, ExamCard } from '@leveza/contract/exams/exams.ts';
import type { ExamResult } from '@leveza/contract/exams/results.ts';
import type { UrgentValue } from '@leveza/contract/exams/urgent.ts';
import type { FileReading, ReadResult } from '@leveza/reading/reading.ts';

export function aResult(other: Partial<ExamResult> = {}): ExamResult {
  return {
    id: crypto.randomUUID(),
    key: 'glicose',
    parameter: 'Glicose',
    value: '104',
    valueNumber: 104,
    comparator: null,
    unit: 'mg/dL',
    referenceRange: '70 a 99',
    refLow: 70,
    refHigh: 99,
    otherRanges: [],
    rangeOrigin: 'printed',
    flag: 'high',
    ...other,
  };
}

export function anExam(other: Partial<Exam> = {}): Exam {
  return {
    id: crypto.randomUUID(),
    examType: 'Hemograma completo',
    category: 'BLOOD_TEST',
    type: 'Sangue',
    examDate: '2026-03-02',
    uploadDate: '2026-03-03T12:00:00.000Z',
    status: 'warning',
    laboratory: 'Alameda',
    requestingDoctor: 'Dra. Lúcia Prado',
    notes: 'Em jejum de 12 horas',
    tags: ['rotina'],
    isReviewed: true,
    resultCount: 2,
    outsideCount: 1,
    criticalCount: 0,
    unjudgedCount: 0,
    discussedAt: null,
    repeatOn: '2027-03-02',
    aiAnalysis: {
      summary: '1 de 2 fora da faixa: Glicose.',
      concerns: ['Glicose'],
      recommendations: ['Leve este exame à próxima consulta.'],
      isByModel: false,
    },
    files: [{ id: crypto.randomUUID(), fileName: 'laudo.pdf', fileType: 'application/pdf', fileSize: 1536 }],
    results: [
      aResult(),
      aResult({ key: 'ureia', parameter: 'Ureia', value: '30', valueNumber: 30, flag: 'normal' }),
    ],
    egfr: null,
    version: 'first',
    modelAnalysis: { summary: '', concerns: [], recommendations: [] },
    ...other,
  };
}

/** As the list has it. */
export function cardOf({
  results: _results,
  egfr: _egfr,
  version: _version,
  modelAnalysis: _words,
  ...card
}: Exam): ExamCard {
  return card;
}

/** The critical values of these exams, as if nothing newer had answered them. */
export const urgentOf = (exams: readonly Exam[]): UrgentValue[] =>
  exams.flatMap(({ id, examDate, results, discussedAt }) =>
    results
      .filter(({ flag }) => flag === 'critical' && discussedAt === null)
      .map(({ parameter, value, unit }) => ({ examId: id, date: examDate, parameter, value, unit })),
  );

const POINT = {
  examId: null,
  comparator: null,
  range: { low: 70, high: 99 },
  rangeOrigin: 'printed',
  laboratory: 'Alameda',
  egfr: null,
} as const;

export function anAnalyte(other: Partial<Analyte> = {}): Analyte {
  return {
    key: 'glicose',
    name: 'Glicose',
    unit: 'mg/dL',
    count: 2,
    pointCount: 2,
    points: [
      { ...POINT, date: '2026-01-10', amount: 126, flag: 'high', printed: '7 mmol/L' },
      { ...POINT, date: '2026-06-10', amount: 98, flag: 'normal', printed: '98 mg/dL' },
    ],
    others: [{ examId: null, date: '2026-03-10', flag: null, laboratory: 'Alameda', printed: '101' }],
    treatmentStart: '2026-02-01',
    doses: [{ date: '2026-02-01', doseMg: 2.5, name: 'Mounjaro' }],
    sinceStart: { from: '2026-01-10', to: '2026-06-10', before: 126, after: 98, difference: -28 },
    ours: null,
    egfr: null,
    ...other,
  };
}

export function rowOf({ key, name, unit, count, points }: Analyte): AnalyteRow {
  return {
    key,
    name,
    unit,
    series: null,
    count,
    group: 'Glicose',
    points,
    last: { ...points.at(-1)!, words: null },
  };
}

export function aReadResult(other: Partial<ReadResult> = {}): ReadResult {
  return {
    key: 'glicose',
    parameter: 'Glicose',
    value: '104',
    valueNumber: 104,
    comparator: null,
    unit: 'mg/dL',
    referenceRange: '70 a 99',
    refLow: 70,
    refHigh: 99,
    otherRanges: [],
    flag: 'high',
    doubt: '',
    at: { page: 1, x: 0.4, y: 0.3, width: 0.1, height: 0.02 },
    ...other,
  };
}

const field = (value: string) => ({ value, doubt: '' });

/** The reading of one file by the device. */
export function aFileReading(other: Partial<FileReading> = {}): FileReading {
  return {
    file: 'laudo.pdf',
    state: 'read',
    sentence: null,
    text: 'Glicose 104 mg/dL (70 a 99). Ureia 30 mg/dL. Coleta em 02/03/2026, Laboratório Alameda.',
    pages: 1,
    readPages: [1],
    waitingPages: [],
    examType: field('Glicemia de jejum'),
    laboratory: field('Alameda'),
    examDate: field('2026-03-02'),
    requestingDoctor: field('Dra. Lúcia Prado'),
    patientName: null,
    results: [aReadResult()],
    ...other,
  };
}
