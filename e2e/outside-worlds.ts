import type { Recorded } from '../server/src/testing/outside-server.ts';
import { sendJson } from '../server/src/testing/outside-server.ts';
import {
  MODEL_KEY,
  completion,
  modelProduct,
  startLanguageModel,
} from '../server/src/testing/language-model.ts';
import { startChannels } from './channels.ts';
import { startMailbox } from './mails.ts';
import { startOpenFoodFacts } from '../server/src/testing/open-food-facts.ts';

/** Words in a report by which the model knows it, because the journeys run in other processes. */
export const EXAM_ASK = 'laudo para o modelo';

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
    if (body.includes(EXAM_ASK)) return answer(EXAM_FINDS);
    return answer(FINDS);
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
