import type { Endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { z } from '../zod.ts';

export const MOST_QUESTIONS = 20;

/** Something the patient wants to ask the doctor. */
export const ReportQuestion = z.object({ id: z.uuid(), text: z.string() });
export type ReportQuestion = z.infer<typeof ReportQuestion>;

export const ReportQuestionInput = z.object({
  text: text(300).refine((typed) => typed.length > 0, 'Escreva sua pergunta.'),
});
export type ReportQuestionInput = z.output<typeof ReportQuestionInput>;

export const addReportQuestion = {
  method: 'POST',
  path: '/reports/questions',
  summary: 'Keeps a question for the doctor, which reports show',
  access: 'patient',
  status: 201,
  body: ReportQuestionInput,
  changes: ['report-questions'],
  reply: z.object({ data: ReportQuestion }),
} as const satisfies Endpoint;

export const deleteReportQuestion = {
  method: 'DELETE',
  path: '/reports/questions/:id',
  summary: 'Deletes a question; the answer is what it was',
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  changes: ['report-questions'],
  reply: z.object({ data: ReportQuestion }),
} as const satisfies Endpoint;
