import type { ProblemCode } from '@leveza/contract/problem.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { z } from 'zod';
import type { LanguageModelConfig } from '../config.ts';
import { readJson } from './read-limited.ts';

export interface Question {
  system: string;
  user: string;
  /** A picture to look at beside the text, as a data URL. */
  picture?: string;
  /** The shape the answer should have; a service that cannot hold to one is asked without it. */
  shape: { name: string; schema: object };
  maxTokens: number;
  temperature: number;
}

/** The model's answer as text, or a `Problem` in words a patient understands. */
export type AskModel = (question: Question) => Promise<string>;

const MOST_BYTES = 1024 * 1024;

const BY_STATUS: Record<number, ProblemCode> = {
  401: 'ai-key-refused',
  403: 'ai-access-denied',
  429: 'ai-busy',
};

/** Any service that speaks the chat completions of OpenAI. */
export function languageModel({ baseUrl, apiKey, model, timeoutSeconds }: LanguageModelConfig): AskModel {
  const send = (question: Question, hasShape: boolean, signal: AbortSignal) =>
    fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify(bodyOf(model, question, hasShape)),
      // Patients' text goes only to the configured address, so redirects are refused.
      redirect: 'error',
      signal,
    });

  return async (question) => {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000);
    try {
      let response = await send(question, true, signal);
      if (response.status === 400 || response.status === 422) {
        await response.body?.cancel();
        response = await send(question, false, signal);
      }
      if (!response.ok) throw await refusalOf(response);
      return textOf(await readJson(response, MOST_BYTES));
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw new Problem(signal.aborted ? 'ai-too-slow' : 'ai-failed', { cause: error });
    }
  };
}

function bodyOf(model: string, question: Question, hasShape: boolean) {
  const { system, user, picture, shape, maxTokens, temperature } = question;
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: contentOf(user, picture) },
    ],
    max_tokens: maxTokens,
    temperature,
    ...(hasShape && {
      response_format: { type: 'json_schema', json_schema: { ...shape, strict: true } },
    }),
  };
}

/** Text alone stays text: not every service knows parts. */
function contentOf(user: string, picture: string | undefined) {
  if (picture === undefined) return user;
  return [
    { type: 'text', text: user },
    { type: 'image_url', image_url: { url: picture, detail: 'high' } },
  ];
}

async function refusalOf(response: Response): Promise<Problem> {
  await response.body?.cancel();
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new Problem(BY_STATUS[response.status] ?? 'ai-failed', {
    ...(response.status === 429 && wait > 0 && { retryAfterSeconds: wait }),
  });
}

/** Some services give the text in pieces. */
const Content = z.union([
  z.string(),
  z
    .array(z.object({ text: z.string().catch('') }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
]);

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: Content.nullish() }) })),
});

function textOf(reply: unknown): string {
  const parsed = Completion.safeParse(reply);
  if (!parsed.success) throw new Problem('ai-failed');
  const content = parsed.data.choices[0]?.message.content?.trim();
  if (!content) throw new Problem('ai-empty');
  return content;
}
