import { runOutDay } from '@leveza/domain/inventory/frequency.ts';
import { formatDay } from '../../../lib/format.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { formatUnits } from '../shared/format-units.ts';
import type { TakeProps, TakeSlot } from '../shared/take-slot.ts';
import type { FirstToEnd } from './first-to-end.ts';

interface Props {
  first: FirstToEnd;
  today: string;
  take: TakeSlot;
  onAsk: TakeProps['onAsk'];
}

/** The product that ends first, with the dose of today under the thumb. */
export function StockLead({ first: { card, days }, today, take, onAsk }: Props) {
  const { name, kind, unitType, item, atHome, pace, takenToday, remainingQuantity } = card;
  const left = formatUnits(atHome, unitType, kind);
  const lastDay = runOutDay({ remaining: atHome, today, takenToday, ...pace });
  const until = lastDay ? ` · dura até ${formatDay(lastDay)}` : '';
  return (
    <Lead
      title={`Acaba primeiro: ${name}`}
      figure={days === 1 ? '1 dia' : `${days} dias`}
      beside={remainingQuantity > 0 && take({ item, kind, name, onAsk, isLead: true })}
      detail={`${left}${until}`}
    />
  );
}
