import type { Report } from '@leveza/contract/reports/reports.ts';
import { REPORT_MEASURES } from '@leveza/domain/reports/types.ts';
import { A_REPORT } from '../../../testing/reports.ts';

const dayOf = (back: number) => new Date(Date.UTC(2026, 10, 16 - back)).toISOString().slice(0, 10);
const LONG = 'Semaglutida manipulada com B12';

const line = (name: string, flag: 'high' | 'normal') => ({
  name,
  day: dayOf(20),
  value: '126,1',
  unit: 'mg/dL',
  reference: '70 a 99',
  flag,
  change: {
    unit: 'mg/dL',
    before: { day: '2025-09-20', amount: 150.4, comparator: null },
    after: { day: dayOf(20), amount: 126.1, comparator: null },
    difference: -24.3,
  },
});

/** Ninety days of a patient who records everything and takes many medicines, with long names. */
export const A_FULL_REPORT: Report = {
  ...A_REPORT,
  name: 'Maria Aparecida da Conceição Albuquerque de Vasconcelos-Figueiredo Mangabeira',
  from: dayOf(89),
  treatment: {
    ...A_REPORT.treatment!,
    medicationName: LONG,
    doses: [0.25, 0.5, 1].map((doseMg, step) => ({
      medicationName: LONG,
      doseMg,
      from: dayOf(84 - step * 28),
      to: dayOf(63 - step * 28),
      count: 4,
    })),
  },
  adherence: {
    ...A_REPORT.adherence!,
    skips: Array.from({ length: 9 }, (_, back) => ({ day: dayOf(back), reason: 'Enjoo forte' })),
    plans: {
      ...A_REPORT.adherence!.plans!,
      byPlan: ['Metformina XR', 'Losartana potássica', 'Vitamina D3'].map((name) => ({
        ...A_REPORT.adherence!.plans!.byPlan[0]!,
        name,
      })),
    },
  },
  weight: {
    ...A_REPORT.weight!,
    points: Array.from({ length: 90 }, (_, day) => ({ day: dayOf(89 - day), value: 95 - day * 0.06 })),
    trend: Array.from({ length: 84 }, (_, day) => ({ day: dayOf(83 - day), value: 95 - day * 0.06 })),
    measures: REPORT_MEASURES.map((measure) => ({ ...A_REPORT.weight!.measures[0]!, measure })),
  },
  effects: {
    count: 60,
    byType: (['nausea', 'constipation', 'fatigue', 'headache'] as const).map((effectType) => ({
      ...A_REPORT.effects!.byType[0]!,
      effectType,
      byDose: [0.25, 0.5, 1].map((doseMg) => ({
        medicationName: LONG,
        doseMg,
        count: 4,
        meanIntensity: 2.3,
      })),
    })),
    redFlags: Array.from({ length: 90 }, (_, back) => ({
      day: dayOf(back),
      title: 'Glicose muito alta',
      urgency: 'urgent' as const,
    })),
  },
  exams: {
    count: 2,
    empty: 1,
    typedHba1c: null,
    judged: 8,
    unjudged: 2,
    since: 'treatment',
    outOfRange: ['Glicose em jejum', 'Hemoglobina glicada (HbA1c)', 'Triglicérides'].map((name) =>
      line(name, 'high'),
    ),
    followed: ['Colesterol HDL', 'TGP (ALT)', 'TSH'].map((name) => line(name, 'normal')),
  },
  medicines: {
    list: Array.from({ length: 10 }, (_, number) => ({
      name: `Medicamento de uso contínuo ${number + 1}`,
      kind: 'medication',
      strength: null,
      dosage: '850 mg',
      frequency: '2 vezes ao dia',
    })),
    interactions: (['high', 'low'] as const).map((severity) => ({
      id: severity,
      severity,
      title: 'GLP-1 e remédio para pressão (como losartana)',
      text: 'A pressão pode cair durante o tratamento, e a desidratação pesa mais sobre os rins com este remédio.',
      names: [LONG, 'Losartana 50 mg'],
      until: null,
      sources: [],
      ours: null,
      reviewer: null,
    })),
  },
  questions: {
    own: ['Posso subir a dose?', 'Quando repito os exames?'].map((text, number) => ({
      id: A_REPORT.questions!.own[0]!.id.replace(/.$/u, String(number)),
      text,
    })),
    ofAppointment: ['A pressão está boa?'],
  },
  missing: [
    '12 dias sem registro.',
    '2 doses planejadas sem registro: podem ter sido aplicadas e não anotadas.',
  ],
};

const STEPS = [2.5, 5, 7.5, 10, 12.5, 15];
const [MEDICINE] = A_FULL_REPORT.medicines!.list;
const manyOf = <T>(count: number, one: (number: number) => T) =>
  Array.from({ length: count }, (_, place) => one(place + 1));

/** A year up to the largest dose, with exams twice, medicines, supplements and tablets from elsewhere. */
export const A_FULL_YEAR: Report = {
  ...A_FULL_REPORT,
  from: dayOf(364),
  treatment: {
    ...A_FULL_REPORT.treatment!,
    medicationName: 'Mounjaro',
    doses: STEPS.map((doseMg, step) => ({
      medicationName: 'Mounjaro',
      doseMg,
      from: dayOf(360 - step * 28),
      to: dayOf(339 - step * 28),
      count: 4,
    })),
  },
  weight: { ...A_FULL_REPORT.weight!, pointsBy: 'week' },
  effects: {
    ...A_FULL_REPORT.effects!,
    redFlags: A_FULL_REPORT.effects!.redFlags.slice(0, 3),
    byType: A_FULL_REPORT.effects!.byType.map((effect) => ({
      ...effect,
      byDose: STEPS.map((doseMg) => ({ medicationName: 'Mounjaro', doseMg, count: 4, meanIntensity: 2.3 })),
    })),
  },
  exams: {
    ...A_FULL_REPORT.exams!,
    outOfRange: manyOf(4, (number) => line(`Glicose em jejum ${number}`, 'high')),
    followed: manyOf(6, (number) => line(`Colesterol HDL ${number}`, 'normal')),
  },
  medicines: {
    ...A_FULL_REPORT.medicines!,
    list: [
      ...manyOf(6, (number) => ({ ...MEDICINE!, name: `Medicamento contínuo ${number}` })),
      ...manyOf(3, (number) => ({ ...MEDICINE!, kind: 'supplement' as const, name: `Vitamina ${number}` })),
      ...manyOf(9, (number) => ({
        ...MEDICINE!,
        name: `Dipirona Monoidratada ${number}`,
        dosage: null,
        frequency: 'fora do estoque, última vez em 10/11/2026',
        isFromElsewhere: true,
      })),
    ],
  },
};
