import type { Report } from '@leveza/contract/reports/reports.ts';
import type { ReportRows } from '@leveza/contract/reports/rows.ts';

/** A report with every section. */
export const A_REPORT: Report = {
  type: 'medical',
  from: '2026-10-18',
  to: '2026-11-16',
  generatedAt: '2026-11-16T12:00:00.000Z',
  timeZone: 'America/Sao_Paulo',
  name: 'Ana Souza',
  lastAppointmentOn: '2026-11-01',
  patient: { age: 36, gender: 'F', heightCm: 165, diabetesType: 'NONE', allergies: 'dipirona' },
  treatment: {
    startedOn: '2026-08-01',
    medicationName: 'Ozempic',
    doseMg: 0.5,
    intervalDays: 7,
    lastAppliedOn: '2026-11-15',
    nextPlannedOn: '2026-11-22',
    doses: [{ medicationName: 'Ozempic', doseMg: 0.5, from: '2026-10-18', to: '2026-11-15', count: 4 }],
  },
  adherence: {
    applied: 4,
    late: 1,
    skipped: 1,
    notRecorded: 2,
    skips: [{ day: '2026-11-01', reason: 'Viagem' }],
  },
  weight: {
    first: { day: '2026-10-18', value: 92.4 },
    last: { day: '2026-11-16', value: 89.1 },
    changeKg: -3.3,
    changePercent: -3.6,
    lowest: 89.1,
    highest: 92.4,
    weighedDays: 3,
    pointsBy: 'day',
    points: [
      { day: '2026-10-18', value: 92.4 },
      { day: '2026-11-01', value: 90.7 },
      { day: '2026-11-16', value: 89.1 },
    ],
    trend: [],
    weeklyRateKg: -0.8,
    initialKg: 95,
    targetKg: 74,
    sinceStartKg: -5.9,
    sinceStartPercent: -6.2,
    bmi: 32.7,
    bmiClass: 'Obesidade grau I',
    waistToHeight: 0.61,
    measures: [
      {
        measure: 'waist',
        count: 2,
        first: { day: '2026-10-18', value: 104 },
        last: { day: '2026-11-16', value: 101 },
        lowest: 101,
        highest: 104,
      },
    ],
  },
  milestones: { reached: [{ key: 'five', title: '5 % do peso', reachedOn: '2026-11-05' }], earlier: 1 },
  effects: {
    count: 6,
    byType: [
      {
        effectType: 'nausea',
        otherName: null,
        count: 6,
        meanIntensity: 2.5,
        strongest: 4,
        lastOn: '2026-11-12',
        byDose: [{ medicationName: 'Ozempic', doseMg: 0.5, count: 6 }],
      },
    ],
    redFlags: [{ day: '2026-11-10', title: 'Dor forte na barriga', urgency: 'urgent' }],
  },
  exams: null,
  medicines: { list: [{ name: 'Metformina', kind: 'medication', dosage: '850 mg' }], interactions: [] },
  nutrition: null,
  spending: null,
  questions: {
    own: [{ id: '0b0e6a34-4f0a-4f3e-9d1a-3f1f7a1a2b01', text: 'Posso subir a dose?' }],
    ofAppointment: ['Preciso repetir os exames?'],
  },
  missing: ['12 dias sem registro.'],
  sources: [],
};

export const SOME_ROWS: ReportRows = {
  from: '2026-10-18',
  to: '2026-11-16',
  timeZone: 'America/Sao_Paulo',
  applications: [
    {
      id: '0b0e6a34-4f0a-4f3e-9d1a-3f1f7a1a2b02',
      at: '2026-11-15T11:00:00.000Z',
      medicationName: 'Ozempic',
      doseMg: 0.5,
      site: 'Abdômen esquerdo',
    },
  ],
  measurements: [],
  effects: [],
  purchases: [],
  isCut: false,
};
