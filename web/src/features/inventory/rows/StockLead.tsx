import { addDays } from '@leveza/domain/time/days.ts';
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
  const { name, kind, unitType, item, atHome } = card;
  const left = formatUnits(atHome, unitType, kind);
  const until = days > 0 ? ` · dura até ${formatDay(addDays(today, days - 1))}` : '';
  return (
    <Lead
      title={`Acaba primeiro: ${name}`}
      figure={days === 1 ? '1 dia' : `${days} dias`}
      beside={take({ item, kind, name, onAsk, isLead: true })}
      detail={`${left}${until}`}
    />
  );
}
