import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { displayOf } from '@leveza/domain/inventory/display.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
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

// A date and a time are too long for half of a phone.
const WHOLE_ROW = 'max-sm:order-first max-sm:basis-full!';

/** A dose leaves an open box: now with one press, or at a moment already past. */
export function RegisterUseDialog({ item, kind, isOpen, onClose }: Props) {
  const { timeZone } = useSession();
  const { name } = displayOf(item, kind, timeZone);
  const taking = useTaking(item, kind);
  const { asked, failure, isPending, take, confirm, forget } = useRegisterUse({ item, kind, name }, onClose);

  return (
    <Dialog
      title={TITLE[kind]}
      isOpen={isOpen}
      isDirty={taking.isDirty}
      onClose={onClose}
      actions={
        asked ? (
          <ConfirmInline
            question="Este item está vencido."
            detail="Quer registrar o uso mesmo assim?"
            confirmLabel="Registrar mesmo assim"
            isPending={isPending}
            onConfirm={confirm}
            onCancel={forget}
          />
        ) : (
          <>
            <Button slot="close" variant="secondary">
              Cancelar
            </Button>
            <Button
              variant={taking.at ? 'primary' : 'secondary'}
              className={taking.at ? WHOLE_ROW : ''}
              isDisabled={!taking.at || !taking.isPossible || isPending}
              onPress={() => take(taking.atMoment())}
            >
              {`Registrar em${taking.momentText}`}
            </Button>
            <Button
              variant={taking.at ? 'secondary' : 'primary'}
              isDisabled={!taking.isPossible}
              isPending={isPending}
              pendingLabel="Registrando..."
              onPress={() => take(taking.now())}
            >
              Tomar Agora
            </Button>
          </>
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
