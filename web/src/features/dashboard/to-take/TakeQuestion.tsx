import type { Problem } from '@leveza/contract/problem.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { allergyDoubt } from '../../profile/shared/allergy-words.ts';

interface Props {
  question: Problem;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The server's doubt about a dose, in the words of the dialog that takes from a box. */
export function TakeQuestion({ question, ...answers }: Props) {
  const words =
    question.code === 'known-allergy'
      ? allergyDoubt(question)
      : { question: 'Este item está vencido.', detail: 'Quer registrar o uso mesmo assim?' };
  return <ConfirmInline {...words} confirmLabel="Registrar mesmo assim" {...answers} />;
}
