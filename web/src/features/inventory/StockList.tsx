import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { sortItems } from '@leveza/domain/inventory/status.ts';
import { Leaf, Pill, Plus } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NothingFound } from '../../ui/NothingFound.tsx';
import { ItemCard } from './card/ItemCard.tsx';
import { CARD_GRID } from '../../ui/card-grid.ts';
import { isFound, type StockCard } from './stock-card.ts';
import { STOCK_WORDS } from './stock-words.ts';
import { StockTools } from './StockTools.tsx';
import type { StockView } from './use-stock-view.ts';

interface Props {
  kind: ItemKind;
  cards: StockCard[];
  today: string;
  view: StockView;
}

/** The shelf, as it was asked to be searched and ordered. */
export function StockList({ kind, cards, today, view }: Props) {
  const words = STOCK_WORDS[kind];
  const found = cards.filter((card) => isFound(card, view.text));
  const shown = sortItems(found, view.sort, { favouritesFirst: view.isFavouritesFirst });

  if (cards.length === 0) {
    return (
      <EmptyState
        icon={kind === 'supplement' ? Leaf : Pill}
        action={
          <Button icon={Plus} onPress={view.startAdding}>
            {words.add}
          </Button>
        }
      >
        <span className="block font-semibold text-ink">{words.empty}</span>
        {words.emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      <StockTools kind={kind} view={view} />
      <output className="sr-only">{view.text && foundWords(shown.length)}</output>
      {shown.length > 0 ? (
        <ul aria-label={words.title} className={CARD_GRID}>
          {shown.map((card) => (
            <li key={card.id} className="min-w-0">
              <ItemCard card={card} today={today} onShow={(dialog) => view.show(card.id, dialog)} />
            </li>
          ))}
        </ul>
      ) : (
        <NothingFound text={view.text} onClear={() => view.setText('')} />
      )}
    </>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'Nada encontrado';
  return count === 1 ? '1 encontrado' : `${count} encontrados`;
}
