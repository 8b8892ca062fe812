import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components';
import { useToday } from '../../../lib/use-now.ts';
import { StatusBadge } from '../card/StatusBadge.tsx';
import type { StockCard } from '../stock-card.ts';
import { othersWords, pressingBadge, type StockGroup } from './stock-groups.ts';
import { StockRow } from './StockRow.tsx';

interface Props {
  group: StockGroup;
  /** A search shows what it found. */
  isOpenAtFirst: boolean;
  take: (card: StockCard) => ReactNode;
  onOpen: (card: StockCard) => void;
}

/** A product: its box in use, with the other boxes in a line that opens. */
export function StockGroupRow({ group, isOpenAtFirst, take, onOpen }: Props) {
  const { first, others } = group;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const words = othersWords(group, useToday());
  const badge = pressingBadge(others);
  const row = (card: StockCard, children?: ReactNode) => (
    <StockRow key={card.id} card={card} take={take(card)} onOpen={() => onOpen(card)}>
      {children}
    </StockRow>
  );
  if (others.length === 0) return row(first);
  return row(
    first,
    <>
      <Button
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-2xl pr-3 pb-1 pl-17 text-left @max-[20.375rem]:pl-4 text-sm
          text-ink-soft tabular-nums -outline-offset-2 data-pressed:bg-sunken"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="min-w-0">{words}</span>
          {badge && <StatusBadge badge={badge} />}
        </span>
        <ChevronDown
          aria-hidden
          className={`size-5 shrink-0 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
        />
      </Button>
      {isOpen && (
        <ul
          aria-label={`Outras caixas: ${first.name}`}
          className="ml-4 divide-y divide-line border-t border-line"
        >
          {others.map((card) => row(card))}
        </ul>
      )}
    </>,
  );
}
