import { type Summary, summaryOf } from '@leveza/domain/inventory/summary.ts';
import { History } from 'lucide-react';
import { formatMoney } from '../../../lib/format.ts';
import { FactLine } from '../../../ui/FactLine.tsx';
import { Link } from '../../../ui/Link.tsx';
import type { StockCard } from '../stock-card.ts';

/** The figures of a stock screen in one line, and the way to what was taken. */
export function StockFacts({ cards }: { cards: StockCard[] }) {
  const { types, runningOut, usedUp, ...spent } = summaryOf(cards);
  const facts = [
    { label: types === 1 ? 'Tipo no estoque' : 'Tipos no estoque', value: types },
    { label: 'Acabando', value: runningOut },
    ...(usedUp > 0 ? [{ label: usedUp === 1 ? 'Vazio' : 'Vazios', value: usedUp }] : []),
    ...investedFact(spent, cards.length),
  ];
  return (
    <div className="-my-2 flex flex-wrap items-center justify-between gap-x-3">
      <section aria-label="Resumo do estoque" className="flex-[1_1_12rem]">
        <FactLine facts={facts} />
      </section>
      <Link to="/medicacoes" variant="quiet" icon={History} className="-mr-3 shrink-0">
        Histórico
      </Link>
    </div>
  );
}

/** A box without a price was not free: a sum names how many boxes have one, and there is no sum where none has. */
function investedFact({ invested, priced }: Pick<Summary, 'invested' | 'priced'>, boxes: number) {
  if (invested === null) return [];
  const label =
    priced < boxes ? `Total investido (${priced} de ${boxes} caixas com preço)` : 'Total investido';
  return [{ label, value: formatMoney(invested) }];
}
