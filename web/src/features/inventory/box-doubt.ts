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
