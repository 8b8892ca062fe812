import { Problem } from '@leveza/contract/problem.ts';
import { jsonrepair } from 'jsonrepair';
import { z } from 'zod';

const text = z
  .union([z.string(), z.number().transform((value) => String(value).replace('.', ','))])
  .nullish()
  .transform((value) => value?.toString().trim() || null)
  .catch(null);

const Line = z.object({
  key: text,
  parameter: z.string().trim().min(1).max(120),
  value: text.pipe(z.string().max(60)),
  unit: text,
  referenceRange: text,
});
export type AnsweredLine = z.output<typeof Line>;

const sentences = z
  .array(z.string().catch(''))
  .transform((all) => all.map((each) => each.trim()).filter((each) => each !== '' && each.length <= 300))
  .catch([]);

const Answered = z.object({
  examType: text,
  laboratory: text,
  examDate: text,
  requestingDoctor: text,
  results: z.array(z.unknown()).catch([]),
  summary: text,
  concerns: sentences,
  recommendations: sentences,
});

/** The answer of a model. Lines of no shape are left out; of an answer that was cut off the last line goes, too. */
export function readAnswer(answer: string) {
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  const whole = start < 0 ? undefined : parsed(answer.slice(start, end + 1));
  const read = Answered.safeParse(whole ?? (start < 0 ? undefined : repaired(answer.slice(start))));
  if (!read.success) throw new Problem('ai-failed', { message: 'Erro ao processar resposta da IA' });
  const { results, summary, concerns, recommendations, ...head } = read.data;
  const kept = whole === undefined ? results.slice(0, -1) : results;
  const lines = kept.flatMap((line) => {
    const one = Line.safeParse(line);
    return one.success ? [one.data] : [];
  });
  // A sentence that was cut off may lack its end.
  const words = { summary: summary?.slice(0, 2000) ?? '', concerns, recommendations };
  return { ...head, lines, words: whole === undefined ? null : words };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function repaired(json: string): unknown {
  try {
    return parsed(jsonrepair(json));
  } catch {
    return undefined;
  }
}
