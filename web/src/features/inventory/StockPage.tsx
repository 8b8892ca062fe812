import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { History, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ShelfSkeleton } from '../../ui/ShelfSkeleton.tsx';
import { ItemDialogs } from './ItemDialogs.tsx';
import { STOCK_WORDS } from './stock-words.ts';
import { StockList } from './StockList.tsx';
import { StockStats } from './StockStats.tsx';
import { useStock } from './use-stock.ts';
import { useStockView } from './use-stock-view.ts';

interface Props {
  kind: ItemKind;
  /** The dialog that adds a box, and the one of another feature that takes from it. */
  dialogs: ReactNode;
}

/** The patient's boxes of one kind. */
export function StockPage({ kind, dialogs }: Props) {
  const words = STOCK_WORDS[kind];
  const { boxes, cards, today } = useStock(kind);
  const view = useStockView(kind);
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={
          <>
            <Link to="/medicacoes" variant="secondary" icon={History} className="max-sm:px-3!">
              <span className="max-sm:sr-only">Histórico</span>
            </Link>
            {cards?.length !== 0 && (
              <Button icon={Plus} onPress={view.startAdding}>
                {words.add}
              </Button>
            )}
          </>
        }
      />
      {boxes.isLoadingError ? (
        <ErrorState
          message={words.loadFailure(boxes.error.message)}
          onRetry={() => void boxes.refetch()}
          isRetrying={boxes.isFetching}
        />
      ) : (
        <StockStats kind={kind} cards={cards} />
      )}
      {boxes.isPending && <ShelfSkeleton label={words.loading} cards={6} />}
      {cards && <StockList kind={kind} cards={cards} today={today} view={view} />}
      {cards && <ItemDialogs cards={cards} today={today} view={view} />}
      {dialogs}
    </>
  );
}
