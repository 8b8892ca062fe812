import { isDay } from '@leveza/domain/time/days.ts';
import { useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
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
  const [day, setDay] = useState<string | null>(null);
  const { question, failure, isPending, send, confirm, forget } = useOpenBox(card, onOpened);
  const pickedDay = day !== null && isDay(day) && day <= today ? day : null;

  return (
    <Dialog
      title="Abrir Caixa"
      isOpen
      onClose={onClose}
      actions={
        question ? (
          <ConfirmInline
            {...openingDoubt(question)}
            isPending={isPending}
            onConfirm={() => void confirm()}
            onCancel={forget}
          />
        ) : (
          <NowOrThen
            thenLabel="Abrir em"
            then={pickedDay && formatDay(pickedDay)}
            nowLabel="Abrir Agora"
            pendingLabel="Abrindo..."
            isPending={isPending}
            onThen={() => pickedDay && void send(pickedDay)}
            onNow={() => void send(new Date().toISOString())}
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
        <Notice tone="attention">
          A caixa será marcada como aberta. A partir daí você pode registrar o que tomar dela.
        </Notice>
        <DateField
          label="Data de abertura"
          hint="Deixe em branco se está abrindo agora."
          maxDay={today}
          value={day}
          onChange={setDay}
        />
        <FormAlert>{failure}</FormAlert>
      </div>
    </Dialog>
  );
}
