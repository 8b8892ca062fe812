import type { Endpoint } from '../endpoint.ts';
import { z } from '../zod.ts';
import { Exam } from './exams.ts';

export const markExamDiscussed = {
  method: 'PUT',
  path: '/exams/:id/discussed',
  summary: 'The patient has spoken with the doctor about the critical values of an exam, or takes that back',
  access: 'patient',
  params: z.object({ id: z.uuid() }),
  body: z.object({ isDiscussed: z.boolean() }),
  changes: ['exams'],
  reply: z.object({ data: Exam }),
} as const satisfies Endpoint;
