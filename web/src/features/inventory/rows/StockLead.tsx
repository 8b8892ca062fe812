import { runOutDay, UNKNOWN_FREQUENCY } from '@leveza/domain/inventory/frequency.ts';
import { formatDay } from '../../../lib/format.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { formatUnits } from '../shared/format-units.ts';
import type { TakeProps, TakeSlot } from '../shared/take-slot.ts';
import type { LeadingBox } from './leading-box.ts';
import { nearDay } from './left-words.ts';

interface Props {
  first: LeadingBox;
  today: string;
  take: TakeSlot;
  /** When its product was taken today. */
  takenText: string | null;
  onAsk: TakeProps['onAsk'];
}

/** The product to take next, with the dose of today under the thumb. */
export function StockLead({ first: { card, days, endsFirst }, today, take, takenText, onAsk }: Props) {
  const { name, kind, unitType, item, atHome, pace, takenToday, isOpened, remainingQuantity } = card;
  const left = formatUnits(atHome, unitType, kind);
  const lastDay = runOutDay({ remaining: atHome, today, takenToday, ...pace });
  const until =
    lastDay && (takenText ? `dura até ${nearDay(lastDay, today)}` : `dura até ${formatDay(lastDay)}`);
  const isDone = takenText !== null && item.frequencyPer === 'day' && item.frequencyTimes === 1;
  const isGone = atHome <= 0;
  const isPaced = days !== null && !isGone;
  const unsaid = isPaced ? left : !isGone && UNKNOWN_FREQUENCY;
  return (
    <Lead
      title={`${situationOf({ isGone, isPaced, isOpened, endsFirst })}: ${name}`}
      figure={isPaced ? (days === 1 ? '1 dia' : `${days} dias`) : left}
      beside={remainingQuantity > 0 && take({ item, kind, name, onAsk, isLead: true, isDone })}
      detail={[takenText ?? unsaid, !isGone && until].filter(Boolean).join(' · ')}
    />
  );
}

function situationOf({
  isGone,
  isPaced,
  isOpened,
  endsFirst,
}: Record<'isGone' | 'isPaced' | 'isOpened' | 'endsFirst', boolean>): string {
  if (isGone) return 'Acabou';
  if (!isPaced) return 'Em casa';
  if (!isOpened) return 'Para começar';
  return endsFirst ? 'Acaba primeiro' : 'Em uso';
}
