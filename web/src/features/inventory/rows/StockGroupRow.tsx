import { type ReactNode, useState } from 'react';
import { useToday } from '../../../lib/use-now.ts';
import { Row } from '../../../ui/Row.tsx';
import { StatusBadge } from '../card/StatusBadge.tsx';
import type { StockCard } from '../stock-card.ts';
import { contentWords, othersWords, pressingBadge, type StockGroup } from './stock-groups.ts';
import { StockRow } from './StockRow.tsx';

interface Props {
  group: StockGroup;
  /** A search shows what it found. */
  isOpenAtFirst: boolean;
  take: (card: StockCard) => ReactNode;
  /** When the product was taken today. */
  taken: string | null;
  onOpen: (card: StockCard) => void;
}

/** A product: its box in use, and the other boxes in a row below it that opens. */
export function StockGroupRow({ group, isOpenAtFirst, take, taken, onOpen }: Props) {
  const { first, others } = group;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const today = useToday();
  const badge = pressingBadge(others);
  const row = (card: StockCard) => (
    <StockRow
      key={card.id}
      card={card}
      take={take(card)}
      // Once for the product.
      taken={card === first ? taken : null}
      onOpen={() => onOpen(card)}
    />
  );
  return (
    <>
      {row(first)}
      {others.length > 0 && (
        <Row
          // As far from the edge as the words of the box above it.
          drawing={<span />}
          title={
            <>
              {othersWords(group)}
              <span className="sr-only"> de {first.name}</span>
            </>
          }
          detail={contentWords(group, today)}
          state={badge && <StatusBadge badge={badge} />}
          isExpanded={isOpen}
          onOpen={() => setOpen(!isOpen)}
        >
          {isOpen && (
            <ul
              aria-label={`Outras caixas: ${first.name}`}
              className="ml-4 divide-y divide-line border-t border-line"
            >
              {others.map(row)}
            </ul>
          )}
        </Row>
      )}
    </>
  );
}
