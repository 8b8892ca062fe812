import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { displayOf } from '@leveza/domain/inventory/display.ts';
import { useSession } from '../../lib/session.ts';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { NowOrThen } from '../../ui/form/NowOrThen.tsx';
import { allergyDoubt } from '../profile/shared/allergy-words.ts';
import { TakingFields } from './TakingFields.tsx';
import { useRegisterUse } from './use-register-use.ts';
import { useTaking } from './use-taking.ts';

interface Props {
  item: InventoryItem;
  kind: ItemKind;
  isOpen: boolean;
  onClose: () => void;
}

const TITLE: Record<ItemKind, string> = { supplement: 'Registrar Uso', medication: 'Tomar Medicamento' };

/** A dose leaves an open box: now with one press, or at a moment already past. */
export function RegisterUseDialog({ item, kind, isOpen, onClose }: Props) {
  const { timeZone } = useSession();
  const { name } = displayOf(item, kind, timeZone);
  const taking = useTaking(item, kind);
  const { question, failure, isPending, send, confirm, forget } = useRegisterUse(
    { item, kind, name },
    onClose,
  );

  return (
    <Dialog
      title={TITLE[kind]}
      isOpen={isOpen}
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
          <NowOrThen
            thenLabel="Registrar em"
            then={taking.momentText}
            isThenLong
            nowLabel="Tomar Agora"
            pendingLabel="Registrando..."
            isPending={isPending}
            isDisabled={!taking.isPossible}
            onThen={() => void send(taking.atMoment())}
            onNow={() => void send(taking.now())}
          />
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
  return { question: 'Este item está vencido.', detail: 'Quer registrar o uso mesmo assim?' };
}
