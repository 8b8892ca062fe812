import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { displayOf } from '@leveza/domain/inventory/display.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { RecordActions } from '../../ui/form/RecordActions.tsx';
import { allergyDoubt } from '../profile/shared/allergy-words.ts';
import { TakingFields } from './TakingFields.tsx';
import type { RegisteredUse } from './use-register-use.ts';
import { useTaking } from './use-taking.ts';
import { Answer } from '../../ui/Answer.tsx';
import { Lead } from '../../ui/Lead.tsx';

interface Props {
  item: InventoryItem;
  kind: ItemKind;
  isOpen: boolean;
  /** The usual dose is taken without another press; questions are asked all the same. */
  isTakenAtOnce?: boolean;
  /** When it was taken, where that was asked before; null is now. */
  moment?: string | null;
  onClose: () => void;
}

const TITLE: Record<ItemKind, string> = { supplement: 'Registrar Uso', medication: 'Tomar Medicamento' };

/** A dose leaves a box: now with one press, or at a moment already past. */
export function RegisterUseDialog(props: Props) {
  return (
    <DialogFrame isOpen={props.isOpen} look="sheet" onClose={props.onClose}>
      <Pages {...props} />
    </DialogFrame>
  );
}

function Pages({ item, kind, isTakenAtOnce = false, moment = null, onClose }: Props) {
  const { timeZone } = useSession();
  const { name } = displayOf(item, kind, timeZone);
  const [answered, setAnswered] = useState<RegisteredUse | null>(null);
  const taking = useTaking({ item, kind, name, moment }, (message) => {
    setAnswered(message ?? null);
    return true;
  });
  const { form, submit } = taking;
  const takeAtOnce = useEffectEvent(() => {
    // A note that was not sent is read again before it is.
    if (!taking.isRestored) void form.handleSubmit(submit)();
  });
  useEffect(() => {
    if (isTakenAtOnce) takeAtOnce();
  }, [isTakenAtOnce]);

  if (answered) return <UseAnswer message={answered} name={name} onClose={onClose} />;
  return (
    <FormDialog
      title={TITLE[kind]}
      recording={taking}
      renderActions={(id) => (
        <RecordActions
          form={id}
          isPending={taking.isPending}
          isDisabled={!taking.isPossible}
          moment={taking.moment}
          nowLabel="Tomar Agora"
        />
      )}
      doubt={(question) => ({ ...doubtOf(question), confirmLabel: 'Registrar mesmo assim' })}
      failed="Erro ao registrar uso"
      onClose={onClose}
    >
      <TakingFields item={item} kind={kind} name={name} taking={taking} />
    </FormDialog>
  );
}

function doubtOf(question: Problem) {
  if (question.code === 'known-allergy') return allergyDoubt(question);
  if (question.code === 'second-box-open') {
    return { question: question.message, detail: 'Ao tomar desta, ela fica aberta também.' };
  }
  if (question.code === 'expired-item') {
    return { question: 'Este item está vencido.', detail: 'Quer registrar o uso mesmo assim?' };
  }
  if (question.code === 'dose-held') {
    return { question: 'Antes da próxima dose, fale com um médico.', detail: question.message };
  }
  return { question: 'Confira antes de registrar.', detail: question.message };
}

interface UseAnswerProps {
  message: RegisteredUse;
  name: string;
  onClose: () => void;
}

/** After a use: how much is left in the box, which the figure says alone. */
function UseAnswer({ message, name, onClose }: UseAnswerProps) {
  const { detail: _, opening, ...rest } = message;
  return (
    <Answer message={{ ...rest, ...(opening && { detail: opening }) }} onClose={onClose}>
      <Lead title={`${name}: nesta caixa`} figure={message.left} />
    </Answer>
  );
}
