import { Problem, type ProblemCode } from '@leveza/contract/problem.ts';

const NO_SERVICE =
  'A leitura por IA não está respondendo. Escolha os alimentos na lista, ou tente novamente mais tarde.';

/** The catalogue's sentences speak of products: these say what to do with a meal. */
const SENTENCES: Partial<Record<ProblemCode, string>> = {
  'ai-not-configured':
    'A leitura por IA não está disponível aqui. Escolha os alimentos na lista, ou escreva de outro jeito.',
  'ai-consent-needed': 'Para ler com IA, autorize antes o uso de inteligência artificial.',
  'ai-daily-limit':
    'Você chegou ao limite de leituras com IA por dia. Escolha os alimentos na lista, ou tente novamente amanhã.',
  'ai-empty': 'A IA não conseguiu ler este texto. Escreva de outro jeito, ou escolha os alimentos na lista.',
  'ai-key-refused': NO_SERVICE,
  'ai-access-denied': NO_SERVICE,
  'ai-failed': NO_SERVICE,
};

/** Carries out a reading; its refusals speak of meals. */
export async function inMealWords<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const message = error instanceof Problem ? SENTENCES[error.code] : undefined;
    if (!(error instanceof Problem) || !message) throw error;
    const { retryAfterSeconds } = error;
    throw new Problem(error.code, {
      message,
      cause: error.cause,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
}
