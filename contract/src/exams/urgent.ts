import { z } from '../zod.ts';

/** A critical value that neither a newer value of its analyte nor a talk with the doctor has answered; of two months. */
export const UrgentValue = z.object({
  examId: z.uuid(),
  date: z.iso.date(),
  parameter: z.string(),
  /** As the report prints it. */
  value: z.string(),
  unit: z.string().nullable(),
});
export type UrgentValue = z.infer<typeof UrgentValue>;
