import type { Problem } from '@leveza/contract/problem.ts';
import { allergyDoubt } from '../profile/shared/allergy-words.ts';

/** The question that is asked before a box is opened. */
export function openingDoubt(question: Problem) {
  if (question.code === 'known-allergy') {
    return { ...allergyDoubt(question), confirmLabel: 'Abrir mesmo assim' };
  }
  return {
    question: 'Já existe uma caixa deste produto aberta.',
    detail: 'Quer abrir mais uma mesmo assim?',
    confirmLabel: 'Abrir outra caixa',
  };
}

/** The question before a box is renamed, given another product, or opened by its date. */
export function editingDoubt(question: Problem) {
  const doubt = openingDoubt(question);
  return question.code === 'known-allergy' ? { ...doubt, confirmLabel: 'Salvar mesmo assim' } : doubt;
}
