import type { Problem } from '@leveza/contract/problem.ts';
import { toast } from './toast.ts';

/** Says what did not work, and why: 'Erro ao excluir: …'. The answer is for whoever asks whether it did. */
export const tellFailure = (what: string) => (cause: Problem) => {
  toast({ title: `${what}: ${cause.message}`, tone: 'critical' });
  return false;
};

export const tellUndoFailed = tellFailure('Não foi possível desfazer');
