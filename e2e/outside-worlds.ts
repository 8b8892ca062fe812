import type { Recorded } from '../server/src/testing/outside-server.ts';
import { sendJson } from '../server/src/testing/outside-server.ts';
import {
  MODEL_KEY,
  completion,
  failure,
  modelProduct,
  startLanguageModel,
} from '../server/src/testing/language-model.ts';
import { startChannels } from './channels.ts';
import { startMailbox } from './mails.ts';
import { startOpenFoodFacts } from '../server/src/testing/open-food-facts.ts';

/** The text asked of the model decides its answer, because the journeys run in other processes. */
export const ASK = {
  nothing: 'produto inexistente',
  busy: 'serviço ocupado',
  slow: 'serviço lento',
} as const;

/** Words in a report that decide how the model answers about it. */
export const EXAM_ASK = {
  valid: 'laudo para o modelo',
  empty: 'laudo sem resposta',
  cut: 'laudo cortado',
} as const;

const EXAM_FINDS = JSON.stringify({
  examType: 'Glicemia de jejum',
  laboratory: null,
  examDate: null,
  requestingDoctor: null,
  results: [
    { key: 'glicose', parameter: 'Glicose', value: '126', unit: 'mg/dL', referenceRange: null },
    { key: 'ureia', parameter: 'Ureia', value: '999', unit: 'mg/dL', referenceRange: null },
  ],
  summary: 'A glicose foi de 126 mg/dL. O paciente tem diabetes.',
  concerns: [],
  recommendations: ['Converse com seu médico sobre a glicose.', 'Aumente a dose.'],
});

export const SLOW_MS = 4000;

/** A barcode Open Food Facts knows, and one that is unknown everywhere. */
export const KNOWN_EAN = '7891000100103';
export const UNKNOWN_EAN = '7896004703398';

const FINDS = JSON.stringify({
  products: [
    modelProduct({ name: 'Magnésio Dimalato', brand: 'Marca Inventada', dosage: '500 mg', packSize: null }),
    modelProduct({ name: 'Magnésio Quelato', brand: 'Outra Marca', dosage: '260 mg', confidence: 0.6 }),
  ],
});

/** The language model, Open Food Facts and the mail server as they would answer, on loopback, and the settings that lead to them. */
export async function startOutsideWorlds() {
  const model = await startLanguageModel();
  const food = await startOpenFoodFacts();
  const mailbox = await startMailbox();
  const channels = await startChannels();
  food.products.set(KNOWN_EAN, {
    product_name: 'Leite em pó',
    product_name_pt: 'Leite em pó integral',
    brands: 'Ninho',
    quantity: '380 g',
  });
  model.say((response, { body }: Recorded) => {
    const answer = (content: string) => sendJson(response, 200, completion(content));
    if (body.includes(ASK.busy)) return sendJson(response, 429, failure('Rate limit reached', 'requests'));
    if (body.includes(ASK.nothing)) return answer('{"products":[]}');
    if (body.includes(EXAM_ASK.valid)) return answer(EXAM_FINDS);
    if (body.includes(EXAM_ASK.empty)) return answer('');
    if (body.includes(EXAM_ASK.cut)) return sendJson(response, 200, completion('{"examType":"Gli', 'length'));
    setTimeout(() => answer(FINDS), body.includes(ASK.slow) ? SLOW_MS : 0);
  });
  return {
    env: {
      LLM_BASE_URL: model.url,
      LLM_API_KEY: MODEL_KEY,
      OFF_BASE_URL: food.url,
      ...mailbox.env,
      ...channels.env,
    },
    stop: async () => {
      await Promise.all([model.stop(), food.stop(), mailbox.stop(), channels.stop()]);
    },
  };
}
