import { text } from '../text.ts';
import { z } from '../zod.ts';

export const MOST_MODEL_SENTENCES = 20;

const sentences = z.array(text(300).min(1)).max(MOST_MODEL_SENTENCES).default([]);

/** The words of a model about an exam. They are held against its values wherever they are kept or shown. */
export const ModelAnalysis = z.object({
  summary: text(2000).default(''),
  concerns: sentences,
  recommendations: sentences,
});
export type ModelAnalysis = z.output<typeof ModelAnalysis>;
