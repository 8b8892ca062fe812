import type { Endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { z } from '../zod.ts';
import { Exam, MOST_RESULTS } from './exams.ts';

/** A critical value as the patient read it. */
export const ShownValue = z.object({
  parameter: text(120),
  value: text(60),
  unit: text(40).nullable(),
});
export type ShownValue = z.infer<typeof ShownValue>;

export const markExamDiscussed = {
  method: 'PUT',
  path: '/exams/:id/discussed',
  summary: 'The patient has spoken with the doctor about the critical values of an exam, or takes that back',
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    isDiscussed: z.boolean(),
    /** The critical values the notice showed: with another open one in the exam nothing is marked. None takes it back. */
    values: z.array(ShownValue).max(MOST_RESULTS).default([]),
  }),
  changes: ['exams'],
  reply: z.object({ data: Exam }),
} as const satisfies Endpoint;
