import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { displayOf } from '@leveza/domain/inventory/display.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { allergyDoubt } from '../profile/shared/allergy-words.ts';
import { TakeActions } from './TakeActions.tsx';
import { TakingFields } from './TakingFields.tsx';
import { useRegisterUse, type RegisteredUse } from './use-register-use.ts';
import { UseAnswer } from './UseAnswer.tsx';
import { useTaking } from './use-taking.ts';

interface Props {
  item: InventoryItem;
  kind: ItemKind;
  isOpen: boolean;
  /** The usual dose is taken without another press; questions are asked all the same. */
  isTakenAtOnce?: boolean;
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

function Pages({ item, kind, isTakenAtOnce = false, onClose }: Props) {
  const { timeZone } = useSession();
  const { name } = displayOf(item, kind, timeZone);
  const taking = useTaking(item, kind);
  const [answered, setAnswered] = useState<RegisteredUse | null>(null);
  const { question, failure, isPending, send, confirm, forget } = useRegisterUse(
    { item, kind, name },
    (told) => {
      setAnswered(told);
      return true;
    },
  );
  const takeAtOnce = useEffectEvent(() => void send(taking.input()));
  useEffect(() => {
    if (isTakenAtOnce) takeAtOnce();
  }, [isTakenAtOnce]);

  if (answered) return <UseAnswer message={answered} name={name} onClose={onClose} />;
  return (
    <Dialog
      title={TITLE[kind]}
      isOpen
      isDirty={taking.isDirty}
      onClose={onClose}
      actions={
        question ? (
          <ConfirmInline
            {...doubtOf(question)}
            confirmLabel="Registrar mesmo assim"
            isPending={isPending}
            onConfirm={() => void confirm()}
            onCancel={forget}
          />
        ) : (
          <TakeActions taking={taking} isPending={isPending} onTake={() => void send(taking.input())} />
        )
      }
    >
      <div className="grid gap-5">
        <TakingFields item={item} kind={kind} name={name} taking={taking} />
        <FormAlert>{failure}</FormAlert>
      </div>
    </Dialog>
  );
}

function doubtOf(question: Problem) {
  if (question.code === 'known-allergy') return allergyDoubt(question);
  if (question.code === 'second-box-open') {
    return { question: question.message, detail: 'Ao tomar desta, ela fica aberta também.' };
  }
  return { question: 'Este item está vencido.', detail: 'Quer registrar o uso mesmo assim?' };
}
