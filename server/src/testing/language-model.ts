import type { ServerResponse } from 'node:http';
import type { OutsideServer, Recorded } from './outside-server.ts';
import { sendJson, startOutside } from './outside-server.ts';

export const MODEL_KEY = 'sk-test-0123456789';

export interface TestModel extends OutsideServer {
  /** Sets the model's answer from now on, or how the server fails. */
  say(answer: ModelAnswer): void;
}

type ModelAnswer = string | null | ((response: ServerResponse, asked: Recorded) => void);

/** An OpenAI-compatible service on loopback: its path, its key, its envelope, its errors. */
export async function startLanguageModel(): Promise<TestModel> {
  let answer: ModelAnswer = '{"products":[]}';
  const server = await startOutside((asked, response) => {
    if (asked.method !== 'POST' || asked.url !== '/v1/chat/completions')
      return sendJson(response, 404, failure('Unknown request URL', 'invalid_request_error'));
    if (asked.headers.authorization !== `Bearer ${MODEL_KEY}`)
      return sendJson(response, 401, failure('Incorrect API key provided', 'invalid_request_error'));
    if (typeof answer === 'function') return answer(response, asked);
    sendJson(response, 200, completion(answer));
  });
  return {
    ...server,
    url: `${server.url}/v1`,
    say: (next) => {
      answer = next;
    },
  };
}

export function completion(content: string | null, finishReason = 'stop') {
  return {
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1_794_700_000,
    model: 'gpt-4o-mini-2024-07-18',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: finishReason,
      },
    ],
    usage: { prompt_tokens: 300, completion_tokens: 900, total_tokens: 1200 },
  };
}

export function failure(message: string, type: string) {
  return { error: { message, type, param: null, code: null } };
}

/** A product as a good model gives it, with other values where a test wants them. */
export function modelProduct(other: Record<string, unknown> = {}) {
  return {
    name: 'Vitamina D3 2.000 UI',
    brand: 'Vitafor',
    dosage: '2.000 UI',
    form: 'CAPSULE',
    description: 'Vitamina D3 em cápsulas.',
    activeIngredient: 'Colecalciferol',
    packSize: 60,
    indicatedFor: 'Manutenção dos níveis de vitamina D',
    dosage_instructions: '1 cápsula ao dia',
    contraindications: ['Hipercalcemia'],
    sideEffects: [],
    storageInstructions: 'Local seco e fresco',
    manufacturer: 'Vitafor',
    averagePrice: 49.9,
    prescription_required: false,
    benefits: ['Ossos', 'Imunidade'],
    subCategory: 'VITAMINS',
    ean: null,
    confidence: 0.8,
    ...other,
  };
}
