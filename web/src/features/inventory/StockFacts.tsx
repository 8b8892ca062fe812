import { summaryOf } from '@leveza/domain/inventory/summary.ts';
import { formatMoney } from '../../lib/format.ts';
import { FactLine } from '../../ui/FactLine.tsx';
import type { StockCard } from './stock-card.ts';

/** The figures of a stock screen, in one line. */
export function StockFacts({ cards }: { cards: StockCard[] }) {
  const { types, runningOut, invested } = summaryOf(cards);
  const facts = [
    { label: 'Tipos no estoque', value: types },
    { label: 'Acabando', value: runningOut },
    { label: 'Total investido', value: formatMoney(invested) },
  ];
  return (
    <section aria-label="Resumo do estoque">
      <FactLine facts={facts} />
    </section>
  );
}
