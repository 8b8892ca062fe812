import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { RecordActions } from '../../../ui/form/RecordActions.tsx';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { allergyDoubt } from '../../profile/shared/allergy-words.ts';
import { PenBadge } from '../card/PenBadge.tsx';
import { CONTAINER } from '../pen-words.ts';
import { useProduct } from '../shared/glp1-catalog.ts';
import { usePenName } from '../use-pen-name.ts';
import { useOpenPen } from './use-open-pen.ts';

interface Props {
  pen: Pen;
  onClose: () => void;
  onOpened: () => void;
}

/** A sealed pen or vial becomes an open one: now, or since a moment already past. */
export function OpenPenDialog({ pen, onClose, onOpened }: Props) {
  const opening = useOpenPen(pen, onOpened);
  const { form, isPending } = opening;
  const moment = useWatch({ control: form.control, name: 'moment' });
  const { name, strength } = usePenName(pen);
  const [word] = CONTAINER[pen.presentation];

  return (
    <FormDialog
      title={`Abrir ${word}`}
      recording={opening}
      renderActions={(id) => (
        <RecordActions
          form={id}
          isPending={isPending}
          moment={moment}
          verb="Abrir"
          nowLabel="Abrir Agora"
          pendingLabel="Abrindo..."
        />
      )}
      doubt={(question) => ({ ...allergyDoubt(question), confirmLabel: 'Abrir mesmo assim' })}
      failed="Erro ao abrir"
      onClose={onClose}
    >
      <div className="flex items-start justify-between gap-3 rounded-2xl bg-sunken p-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-soft">{strength}</p>
        </div>
        <PenBadge badge={pen.badge} />
      </div>
      <InUseNotice pen={pen} />
      <FormField form={form} name="moment">
        {(field) => <WhenField {...field} />}
      </FormField>
    </FormDialog>
  );
}

function InUseNotice({ pen }: { pen: Pen }) {
  const product = useProduct(pen.medication.id);
  const days = pen.inUseDays;
  if (days === null) {
    return (
      <Notice tone="info">
        A abertura fica registrada. Confira na bula por quantos dias ela vale depois de aberta e anote em
        Editar.
      </Notice>
    );
  }
  const isOfCatalog = product?.storage?.inUseDays === days;
  return (
    <Notice tone="info">
      <p>
        A partir da abertura, ela vale por {days === 1 ? '1 dia' : `${days} dias`}, ou até a validade
        impressa, o que vier primeiro.
      </p>
      {isOfCatalog && product.storage && <Sources of={[product.storage]} />}
    </Notice>
  );
}
