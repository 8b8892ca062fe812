import { Problem } from '@leveza/contract/problem.ts';
import type { Call } from '../../../http/call.ts';
import { within } from '../../../http/deadline.ts';
import type { AskModel, Question } from '../../../services/language-model.ts';
import { admitToModel } from '../../catalog/shared/admit-to-model.ts';

export interface Reader {
  /** Null when none is configured. */
  askModel: AskModel | null;
  aiSearchesPerDay: number;
}

const NOT_AVAILABLE =
  'Falha no processamento: a leitura por IA não está disponível agora. Preencha os valores você mesmo.';

/** The specification's sentences for a reading; those of a search speak of the catalogue. */
const SENTENCES: Partial<Record<Problem['code'], string>> = {
  'ai-consent-needed': 'Para ler com IA, autorize antes o uso de inteligência artificial.',
  'ai-daily-limit':
    'Você chegou ao limite de leituras com IA por dia. Preencha os valores você mesmo ou tente novamente amanhã.',
  'ai-empty': 'Resposta vazia da IA',
  'ai-failed':
    'Falha no processamento: a IA não respondeu. Tente novamente ou preencha os valores você mesmo.',
  'ai-too-slow':
    'Falha no processamento: a IA demorou demais. Tente novamente ou preencha os valores você mesmo.',
  'ai-key-refused': NOT_AVAILABLE,
  'ai-access-denied': NOT_AVAILABLE,
};

/** Asks the model, after the patient agreed to it; every failure speaks of the exam. */
export async function askAboutExam(
  call: Call,
  { askModel, aiSearchesPerDay }: Reader,
  question: Question,
): Promise<string> {
  if (!askModel) throw new Problem('exam-model-off');
  try {
    await within(() => admitToModel(call, aiSearchesPerDay));
    return await askModel(question);
  } catch (error) {
    const message = error instanceof Problem ? SENTENCES[error.code] : undefined;
    if (!(error instanceof Problem) || message === undefined) throw error;
    const { code, retryAfterSeconds } = error;
    throw new Problem(code, {
      message,
      cause: error,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
}
