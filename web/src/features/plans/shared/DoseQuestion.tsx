import type { Problem } from '@leveza/contract/problem.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { allergyDoubt } from '../../profile/shared/allergy-words.ts';

interface Props {
  problem: Problem;
  /** The name of what would be taken. */
  name: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Records the dose without the expired box; not where the patient chose that box. */
  onElsewhere?: () => void;
}

/** The server's doubt about a dose, before it is recorded. */
export function DoseQuestion({ problem, name, onElsewhere, ...answers }: Props) {
  const { confirmLabel = 'Registrar mesmo assim', ...words } = wordsOf(problem, name);
  const tone = problem.code === 'open-box-first' ? 'attention' : 'critical';
  const other =
    onElsewhere && problem.code === 'expired-item'
      ? { label: 'Não saiu desta caixa', onPress: onElsewhere }
      : undefined;
  return <ConfirmInline {...words} {...{ tone, confirmLabel, other }} {...answers} />;
}

function wordsOf(
  problem: Problem,
  name: string,
): { question: string; detail: string; confirmLabel?: string } {
  switch (problem.code) {
    case 'known-allergy':
      return allergyDoubt(problem);
    case 'expired-item':
      return { question: 'Este item está vencido.', detail: `${name}: quer registrar o uso mesmo assim?` };
    case 'open-box-first':
      return {
        question: `A caixa de ${name} ainda está fechada.`,
        detail: 'Ela fica aberta, e a dose é registrada.',
        confirmLabel: 'Abrir Caixa',
      };
    default:
      return { question: `${name}: confira antes de registrar.`, detail: problem.message };
  }
}
