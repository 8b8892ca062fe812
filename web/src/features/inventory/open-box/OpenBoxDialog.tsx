import { formatDay } from '../../../lib/format.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { NowOrThen } from '../../../ui/form/NowOrThen.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { openingDoubt } from '../box-doubt.ts';
import { StatusBadge } from '../card/StatusBadge.tsx';
import { formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';
import { useOpenBox } from './use-open-box.ts';

interface Props {
  card: StockCard;
  today: string;
  onClose: () => void;
  onOpened: () => void;
}

/** A closed box becomes an open one: now, or since a day already past. */
export function OpenBoxDialog({ card, today, onClose, onOpened }: Props) {
  const opening = useOpenBox(card, today, onOpened);
  const { form, question, isPending, day } = opening;

  return (
    <Dialog
      title="Abrir Caixa"
      isOpen
      onClose={onClose}
      onDiscard={opening.discard}
      actions={
        question ? (
          <ConfirmInline
            {...openingDoubt(question)}
            isPending={isPending}
            onConfirm={opening.confirm}
            onCancel={opening.forget}
          />
        ) : (
          <NowOrThen
            thenLabel="Abrir em"
            then={day && formatDay(day)}
            nowLabel="Abrir Agora"
            pendingLabel="Abrindo..."
            isPending={isPending}
            onThen={opening.openThen}
            onNow={opening.openNow}
          />
        )
      }
    >
      <div className="grid gap-5">
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
        <FormField form={form} name="openedDate">
          {(field) => (
            <DateField
              label="Data de abertura"
              hint="Deixe em branco se está abrindo agora."
              maxDay={today}
              {...field}
            />
          )}
        </FormField>
        <FormRefusal form={form} failed="Erro ao abrir caixa" />
      </div>
    </Dialog>
  );
}
