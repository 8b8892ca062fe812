import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { productKey } from '@leveza/domain/inventory/boxes.ts';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ShelfSkeleton } from '../../ui/ShelfSkeleton.tsx';
import { ItemDialogs } from './ItemDialogs.tsx';
import { STOCK_WORDS } from './stock-words.ts';
import { StockList } from './StockList.tsx';
import { LeadColumns } from '../../ui/LeadColumns.tsx';
import { StockFacts } from './rows/StockFacts.tsx';
import { leadingBox } from './rows/leading-box.ts';
import { StockLead } from './rows/StockLead.tsx';
import type { TakeSlot } from './shared/take-slot.ts';
import { productAsked, type TakenText } from './shared/taken-text.ts';
import { useAllergyRule } from '../profile/shared/use-allergies.ts';
import { useBoxesWithoutAllergy } from './use-box-allergies.ts';
import { usePlannedPaces } from './use-planned-paces.ts';
import { useStock } from './use-stock.ts';
import { useStockView } from './use-stock-view.ts';

interface Props {
  kind: ItemKind;
  /** The dialog that adds a box, and the one of another feature that takes from it. */
  dialogs: ReactNode;
  take: TakeSlot;
  takenText: TakenText;
  /** A line of another feature about these boxes, below them. */
  notices?: ReactNode;
}

/** The patient's boxes of one kind. */
export function StockPage({ kind, dialogs, take, takenText, notices }: Props) {
  const words = STOCK_WORDS[kind];
  const { boxes, cards: onShelf, today } = useStock(kind, usePlannedPaces());
  // A row without the mark of an allergy would be taken for one that has none.
  const cards = useAllergyRule() && onShelf;
  const view = useStockView(kind);
  const [leading, setLeading] = useState<string | null>(null);
  // A product the patient noted an allergy to is no invitation.
  const first = leadingBox(useBoxesWithoutAllergy(cards), leading);
  if (first && productKey(first.card) !== leading) setLeading(productKey(first.card));
  return (
    <>
      <PageHeader
        title={words.title}
        // On a phone its line is left to the hero.
        subtitle={<span className="max-sm:sr-only">{words.subtitle}</span>}
        actions={
          cards?.length !== 0 && (
            <Button
              icon={Plus}
              variant={first ? 'secondary' : 'primary'}
              className="max-sm:px-3!"
              onPress={view.startAdding}
            >
              <span className="max-sm:sr-only">{words.add}</span>
            </Button>
          )
        }
      />
      {boxes.isLoadingError && <ErrorState query={boxes} message={words.loadFailure(boxes.error.message)} />}
      {!cards && !boxes.isLoadingError && <ShelfSkeleton label={words.loading} cards={6} />}
      <LeadColumns
        lead={
          first && (
            <StockLead
              first={first}
              today={today}
              take={take}
              takenText={takenText(productAsked(first.card, cards ?? []))}
              onAsk={(dialog) => view.show(first.card.id, dialog)}
            />
          )
        }
        foot={
          <>
            {cards && cards.length > 0 && <StockFacts cards={cards} />}
            {/* Below the boxes, whose place a skeleton has not: the line would be displaced by them. */}
            {(cards ?? boxes.isLoadingError) && notices}
          </>
        }
      >
        {cards && <StockList {...{ kind, cards, view, take, takenText }} leadId={first?.card.id ?? null} />}
      </LeadColumns>
      {cards && <ItemDialogs cards={cards} today={today} view={view} />}
      {dialogs}
    </>
  );
}
