import { Problem } from '@leveza/contract/problem.ts';
import { clear, createStore, delMany, entries, get, set } from 'idb-keyval';
import { KEPT_ANSWERS } from './kept-name.ts';

/** An answer of the server as this device keeps it. */
export interface KeptAnswer {
  data: unknown;
  keptAt: number;
}

/** The last answers of many screens; searches beyond them are not worth the room. */
const MOST_KEPT = 200;

const store = createStore(KEPT_ANSWERS, 'answers');
let isTrimmed = false;

export const findAnswer = (key: string): Promise<KeptAnswer | undefined> => get<KeptAnswer>(key, store);

export async function keepAnswer(key: string, answer: KeptAnswer): Promise<void> {
  await set(key, answer, store);
  if (isTrimmed) return;
  isTrimmed = true;
  const kept = await entries<string, KeptAnswer>(store);
  const oldest = kept.toSorted(([, one], [, other]) => other.keptAt - one.keptAt).slice(MOST_KEPT);
  await delMany(
    oldest.map(([name]) => name),
    store,
  );
}

export const clearAnswers = (): Promise<void> => clear(store);

/** The refusal of a screen that this device never opened: no answer of it is kept, and the connection alone explains nothing. */
export const notOpened = (cause: unknown) =>
  new Problem('offline', {
    cause,
    message:
      'Esta tela ainda não foi aberta neste aparelho, e sem conexão não há o que mostrar. Quando a conexão voltar, ela abre sozinha.',
  });
