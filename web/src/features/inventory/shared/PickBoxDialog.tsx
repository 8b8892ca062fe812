import { ChevronRight, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { Button as RacButton } from 'react-aria-components';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Link } from '../../../ui/Link.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { UNIT_ICON } from '../card/unit-icon.ts';
import { isFound, type StockCard } from '../stock-card.ts';
import { useStock } from '../use-stock.ts';
import { formatUnits } from './format-units.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onPick: (boxId: string) => void;
}

/** Which open box something was taken from. */
export function PickBoxDialog({ isOpen, onClose, onPick }: Props) {
  return (
    <Dialog
      title="Registrar Uso"
      description="Escolha de qual caixa aberta você tomou."
      isOpen={isOpen}
      onClose={onClose}
    >
      <OpenBoxes onPick={onPick} />
    </Dialog>
  );
}

function OpenBoxes({ onPick }: Pick<Props, 'onPick'>) {
  const [text, setText] = useState('');
  const { boxes, cards: supplements = [] } = useStock('supplement');
  const { cards: medications = [] } = useStock('medication');
  const open = [...medications, ...supplements].filter(isTakeable);
  const found = open.filter((card) => isFound(card, text));

  if (boxes.isPending) return <SkeletonList />;
  if (boxes.isLoadingError) {
    return (
      <ErrorState
        message={boxes.error.message}
        onRetry={() => void boxes.refetch()}
        isRetrying={boxes.isFetching}
      />
    );
  }
  if (open.length === 0) return <NothingOpen />;
  return (
    <div className="grid gap-3">
      <SearchField label="Buscar caixa" placeholder="Buscar..." value={text} onChange={setText} />
      {found.length === 0 && <p className="py-4 text-ink-soft">Nenhuma caixa aberta com esse nome.</p>}
      <ul aria-label="Caixas abertas" className="grid gap-2">
        {found.map((card) => (
          <li key={card.id}>
            <BoxButton card={card} onPress={() => onPick(card.id)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const isTakeable = (card: StockCard) => card.isOpened && card.remainingQuantity > 0;

function BoxButton({ card, onPress }: { card: StockCard; onPress: () => void }) {
  const Icon = UNIT_ICON[card.unitType];
  return (
    <RacButton
      onPress={onPress}
      className="flex w-full items-center gap-3 rounded-2xl border border-line p-3 text-left transition-colors duration-150
        data-hovered:bg-sunken data-pressed:bg-sunken"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold wrap-anywhere">{card.name}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {[card.dosage, `restam ${formatUnits(card.remainingQuantity, card.unitType, card.kind)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </RacButton>
  );
}

function NothingOpen() {
  return (
    <EmptyState
      icon={PackageOpen}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Link to="/medication-store" variant="secondary">
            Ver medicamentos
          </Link>
          <Link to="/supplement-store" variant="secondary">
            Ver suplementos
          </Link>
        </div>
      }
    >
      Nenhuma caixa aberta. Abra uma caixa no estoque para registrar o uso.
    </EmptyState>
  );
}
