import { ChevronRight, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EMPTY_STOCK } from '../../../ui/drawings/shelf-scenes.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SearchField } from '../../../ui/form/SearchField.tsx';
import { Link } from '../../../ui/Link.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { SkeletonList } from '../../../ui/SkeletonList.tsx';
import { UNIT_ICON } from '../card/unit-icon.ts';
import { isFound, type StockCard } from '../stock-card.ts';
import { useStock } from '../use-stock.ts';
import { leftUnits } from './format-units.ts';
import { productAsked, type TakenText } from './taken-text.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  onPick: (boxId: string) => void;
  /** Takes the usual dose with one press. */
  onTake?: (boxId: string) => void;
  /** It came out of none of them. */
  onElsewhere: () => void;
  /** When its product was taken today, where the caller knows it. */
  takenText?: TakenText;
  /** Above the boxes. */
  children?: ReactNode;
}

/** Which box something was taken from. */
export function PickBoxDialog({ isOpen, onClose, children, ...choice }: Props) {
  return (
    <Dialog
      title="Registrar Uso"
      description="Escolha de qual caixa você tomou."
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className="grid gap-3">
        {children}
        <Boxes {...choice} />
      </div>
    </Dialog>
  );
}

/** Fewer boxes are seen at a glance. */
const ENOUGH_TO_SEARCH = 6;

/** Nothing here says how long a box lasts. */
const NO_PACES = new Map<string, never>();

type Choice = Pick<Props, 'onPick' | 'onTake' | 'onElsewhere' | 'takenText'>;

function Boxes({ onPick, onTake, onElsewhere, takenText }: Choice) {
  const [text, setText] = useState('');
  const { boxes, cards: supplements = [] } = useStock('supplement', NO_PACES);
  const { cards: medications = [] } = useStock('medication', NO_PACES);
  const cards = [...medications, ...supplements];
  const open = takeable(cards);
  const found = open.filter((card) => isFound(card, text));
  const takenOf = (card: StockCard) => takenText?.(productAsked(card, cards));

  if (boxes.isPending) return <SkeletonList />;
  if (boxes.isLoadingError) {
    return <ErrorState query={boxes} />;
  }
  if (open.length === 0) return <NothingOpen onElsewhere={onElsewhere} />;
  return (
    <div className="grid gap-3">
      {open.length >= ENOUGH_TO_SEARCH && (
        <SearchField label="Buscar caixa" placeholder="Buscar..." value={text} onChange={setText} />
      )}
      {found.length === 0 ? (
        <p className="py-4 text-ink-soft">Nenhuma caixa com esse nome.</p>
      ) : (
        <RecordList label="Suas caixas">
          {found.map((card) => (
            <Row
              key={card.id}
              icon={UNIT_ICON[card.unitType]}
              title={card.name}
              detail={[takenOf(card), detailOf(card)].filter(Boolean).join(' · ')}
              state={!onTake && <ChevronRight aria-hidden className="mr-2 size-5 shrink-0 text-ink-soft" />}
              onOpen={() => onPick(card.id)}
              action={
                onTake && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={`Tomar ${card.name}`}
                    onPress={() => onTake(card.id)}
                  >
                    Tomar
                  </Button>
                )
              }
            />
          ))}
        </RecordList>
      )}
      <Button variant="secondary" icon={Plus} onPress={onElsewhere}>
        {ELSEWHERE}
      </Button>
    </div>
  );
}

const ELSEWHERE = 'Outro remédio';

const isExpired = ({ badge }: StockCard) => badge === 'VENCIDO';

/**
 * Boxes with something in them, the open ones first; a closed one only where no other of its product is open. An expired
 * box comes last, and never in the place of a good one.
 */
function takeable(cards: readonly StockCard[]): StockCard[] {
  const filled = expiredLast(cards.filter(({ remainingQuantity }) => remainingQuantity > 0));
  const open = filled.filter(({ isOpened }) => isOpened);
  const isNew = ({ productId }: StockCard, at: number, closed: readonly StockCard[]) =>
    !open.some((card) => card.productId === productId && !isExpired(card)) &&
    closed.findIndex((card) => card.productId === productId) === at;
  return expiredLast([...open, ...filled.filter(({ isOpened }) => !isOpened).filter(isNew)]);
}

function expiredLast(cards: readonly StockCard[]): StockCard[] {
  return cards.toSorted((a, b) => Number(isExpired(a)) - Number(isExpired(b)));
}

function detailOf(card: StockCard): string {
  const parts = [
    !card.name.includes(card.dosage ?? '') && card.dosage,
    !card.isOpened && 'fechada',
    isExpired(card) && 'vencida',
    leftUnits(card.remainingQuantity, card.unitType, card.kind).toLowerCase(),
  ];
  return parts.filter(Boolean).join(' · ');
}

function NothingOpen({ onElsewhere }: Pick<Props, 'onElsewhere'>) {
  return (
    <EmptyState
      scene={EMPTY_STOCK}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button icon={Plus} onPress={onElsewhere}>
            {ELSEWHERE}
          </Button>
          <Link to="/medication-store" variant="secondary">
            Ver medicamentos
          </Link>
          <Link to="/supplement-store" variant="secondary">
            Ver suplementos
          </Link>
        </div>
      }
    >
      Nenhuma caixa em casa. Registre o que você tomou assim mesmo, ou adicione uma ao estoque.
    </EmptyState>
  );
}
