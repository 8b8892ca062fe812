import { REPORT_TYPES } from '@leveza/domain/reports/types.ts';
import type { Endpoint } from '../endpoint.ts';
import { Sourced } from '../sourced.ts';
import { calendarDay } from '../time.ts';
import { z } from '../zod.ts';
import { ReportExams } from './exams.ts';
import { ReportQuestion } from './questions.ts';
import * as sections from './sections.ts';

const days = {
  /** Days of the patient's zone, both included; the default is the 30 days up to today. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
};

/** A section is null where it is no part of the type or the share. */
export const Report = z.object({
  type: z.enum(REPORT_TYPES),
  from: z.iso.date(),
  to: z.iso.date(),
  generatedAt: z.iso.datetime(),
  timeZone: z.string(),
  name: z.string(),
  /** The day of the last consultation before today: 'desde a última consulta'. */
  lastAppointmentOn: z.iso.date().nullable(),
  /** From today on. */
  nextAppointmentOn: z.iso.date().nullable(),
  patient: sections.ReportPatient.nullable(),
  treatment: sections.ReportTreatment.nullable(),
  adherence: sections.ReportAdherence.nullable(),
  weight: sections.ReportWeight.nullable(),
  milestones: sections.ReportMilestones.nullable(),
  effects: sections.ReportEffects.nullable(),
  exams: ReportExams.nullable(),
  medicines: sections.ReportMedicines.nullable(),
  nutrition: sections.ReportNutrition.nullable(),
  spending: sections.ReportSpending.nullable(),
  /** Kept for the doctor, and those of the next appointment. */
  questions: z.object({ own: z.array(ReportQuestion), ofAppointment: z.array(z.string()) }).nullable(),
  /** The gaps of the records, in whole sentences: '12 dias sem registro.' */
  missing: z.array(z.string()),
  sources: Sourced.shape.sources,
});
export type Report = z.infer<typeof Report>;

export const readReport = {
  method: 'GET',
  path: '/reports',
  summary: 'Everything a report of a period says, by section',
  access: 'patient',
  query: z.object({ type: z.enum(REPORT_TYPES).default('comprehensive'), ...days }),
  shows: [
    'profile',
    'inventory',
    'stock',
    'usage',
    'pens',
    'applications',
    'dose-plan',
    'measurements',
    'side-effects',
    'exams',
    'meals',
    'water',
    'wellbeing',
    'appointments',
    'report-questions',
  ],
  reply: z.object({ data: Report }),
} as const satisfies Endpoint;
