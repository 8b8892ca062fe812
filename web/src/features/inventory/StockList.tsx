import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { History, Plus, Star } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { EMPTY_STOCK } from '../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Handful, HANDFUL } from '../../ui/Handful.tsx';
import { Link } from '../../ui/Link.tsx';
import { NothingFound } from '../../ui/NothingFound.tsx';
import { groupCards } from './rows/stock-groups.ts';
import { StockGroupRow } from './rows/StockGroupRow.tsx';
import { isFound, type StockCard } from './stock-card.ts';
import { STOCK_WORDS, SORT_OPTIONS } from './stock-words.ts';
import type { TakeSlot } from './shared/take-slot.ts';
import { productAsked, type TakenText } from './shared/taken-text.ts';
import type { StockView } from './use-stock-view.ts';
import { Chip } from '../../ui/Chip.tsx';
import { ShelfTools } from '../../ui/form/ShelfTools.tsx';
import { sortItems } from '@leveza/domain/inventory/status.ts';
import { useState } from 'react';

interface Props {
  kind: ItemKind;
  cards: StockCard[];
  view: StockView;
  take: TakeSlot;
  takenText: TakenText;
  /** The box of the lead above, which has the button of its row. */
  leadId: string | null;
}

const isArranged = ({ text, sort, isFavouritesFirst }: StockView) =>
  text !== '' || sort !== 'status' || isFavouritesFirst;

/** The shelf by product, as it was asked to be searched and ordered. */
export function StockList({ kind, cards, view, take, takenText, leadId }: Props) {
  const words = STOCK_WORDS[kind];
  const shown = useKeptOrder(cards, view).filter((card) => isFound(card, view.text));

  const takeFrom = ({ id, item, name, remainingQuantity }: StockCard) =>
    remainingQuantity > 0 &&
    id !== leadId &&
    take({ item, kind, name, onAsk: (dialog) => view.show(id, dialog) });

  if (cards.length === 0) {
    return (
      <EmptyState
        scene={EMPTY_STOCK}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button icon={Plus} onPress={view.startAdding}>
              {words.add}
            </Button>
            <Link to="/medicacoes" variant="quiet" icon={History}>
              Histórico
            </Link>
          </div>
        }
      >
        <span className="block font-semibold text-ink">{words.empty}</span>
        {words.emptyHint}
      </EmptyState>
    );
  }
  return (
    <>
      {(groupCards(cards).length >= HANDFUL || isArranged(view)) && <StockTools kind={kind} view={view} />}
      <output className="sr-only">{view.text && foundWords(shown.length)}</output>
      {shown.length > 0 ? (
        <Handful items={groupCards(shown)} label={words.title} all="Ver todos" isWhole={view.text !== ''}>
          {(group) => (
            <StockGroupRow
              key={`${group.key} ${view.text}`}
              group={group}
              isOpenAtFirst={view.text !== ''}
              take={takeFrom}
              // The lead says it of its own.
              taken={group.first.id === leadId ? null : takenText(productAsked(group.first, cards))}
              onOpen={({ id }) => view.show(id, 'details')}
            />
          )}
        </Handful>
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

function StockTools({ kind, view }: { kind: ItemKind; view: StockView }) {
  return (
    <ShelfTools label={STOCK_WORDS[kind].search} sorts={SORT_OPTIONS} view={view}>
      <div className="flex min-h-11 items-center">
        <Chip icon={Star} isSelected={view.isFavouritesFirst} onChange={view.setFavouritesFirst}>
          Favoritos primeiro
        </Chip>
      </div>
    </ShelfTools>
  );
}

/**
 * The boxes in the order they had at first, until another order is asked for or a box comes or goes: 'Tomar' changes what a
 * box is sorted by, and a second tap on the same spot must not reach another medicine.
 */
function useKeptOrder(
  cards: readonly StockCard[],
  { sort, isFavouritesFirst: favouritesFirst }: Pick<StockView, 'sort' | 'isFavouritesFirst'>,
): StockCard[] {
  const asked = [sort, favouritesFirst, ...cards.map(({ id }) => id).toSorted()].join(' ');
  const sorted = sortItems(cards, sort, { favouritesFirst });
  const [kept, setKept] = useState<{ asked: string; ids: string[] } | null>(null);
  if (kept?.asked !== asked) setKept({ asked, ids: sorted.map(({ id }) => id) });
  if (kept?.asked !== asked) return sorted;
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return kept.ids.flatMap((id) => cardOf.get(id) ?? []);
}
