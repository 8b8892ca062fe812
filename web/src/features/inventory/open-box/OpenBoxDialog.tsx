import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { RecordActions } from '../../../ui/form/RecordActions.tsx';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { openingDoubt } from '../box-doubt.ts';
import { StatusBadge } from '../card/StatusBadge.tsx';
import { formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';
import { useOpenBox } from './use-open-box.ts';

interface Props {
  card: StockCard;
  onClose: () => void;
  onOpened: () => void;
}

/** A closed box becomes an open one: now, or since a moment already past. */
export function OpenBoxDialog({ card, onClose, onOpened }: Props) {
  const opening = useOpenBox(card, onOpened);
  const { form, isPending } = opening;
  const moment = useWatch({ control: form.control, name: 'moment' });

  return (
    <FormDialog
      title="Abrir Caixa"
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
      doubt={openingDoubt}
      failed="Erro ao abrir caixa"
      onClose={onClose}
    >
      <div className="flex items-start justify-between gap-3 rounded-2xl bg-sunken p-4">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{card.name}</p>
          <p className="text-sm text-ink-soft">
            {[card.brand, card.dosage, formatUnits(card.remainingQuantity, card.unitType, card.kind)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <StatusBadge badge={card.badge} />
      </div>
      <Notice tone="info">
        A caixa será marcada como aberta. A partir daí você pode registrar o que tomar dela.
      </Notice>
      <FormField form={form} name="moment">
        {(field) => <WhenField {...field} />}
      </FormField>
    </FormDialog>
  );
}
