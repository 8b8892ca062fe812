import { PackageOpen, Pill, Star } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { StockCard } from '../stock-card.ts';
import type { ItemDialog } from '../search.ts';
import { STOCK_WORDS } from '../stock-words.ts';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { CardFacts } from './CardFacts.tsx';
import { ExpiryChip } from './ExpiryChip.tsx';
import { ProductBadges } from './ProductBadges.tsx';
import { QuantityBar } from './QuantityBar.tsx';
import { StatusBadge } from './StatusBadge.tsx';

interface Props {
  card: StockCard;
  today: string;
  onShow: (dialog: ItemDialog) => void;
}

// Half opacity on the text itself would be unreadable; the pictures fade and everything turns grey.
const EMPTY_LOOK = 'grayscale bg-surface/50 [&_[role=meter]]:opacity-50 [&_svg]:opacity-50';

// Above the details' target, which covers the whole card.
const ACTION_LOOK = 'relative z-10 flex-1 px-3! whitespace-nowrap';

/** One box. Pressing anywhere on it shows its details. */
export function ItemCard({ card, today, onShow }: Props) {
  const id = useId();
  const { name, brand, dosage, kind, isOpened, remainingQuantity, status } = card;
  const isEmpty = status === 'empty';
  return (
    <article
      aria-labelledby={id}
      className={`relative flex h-full min-w-0 flex-col gap-4 rounded-2xl border border-line p-5 transition-colors duration-150
        hover:border-line-strong ${isEmpty ? EMPTY_LOOK : 'bg-surface'}`}
    >
      <div className="grid gap-2">
        <div className="flex min-h-6 items-start justify-between gap-3">
          <StatusBadge badge={card.badge} />
          {card.isFavorite && (
            <Star
              role="img"
              aria-label="Favorito"
              className="size-5 shrink-0 fill-attention text-attention"
            />
          )}
        </div>
        <div>
          <h2
            id={id}
            className="text-lg leading-snug font-semibold tracking-tight text-balance wrap-anywhere"
          >
            {name}
          </h2>
          <p className="text-sm wrap-anywhere text-ink-soft">{[brand, dosage].filter(Boolean).join(' · ')}</p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          <ProductBadges card={card} />
          <ExpiryChip
            expiryDate={card.expiryDate}
            today={today}
            alertDays={card.item.daysBeforeExpiryAlert}
          />
        </div>
      </div>
      <QuantityBar card={card} />
      <CardFacts card={card} />
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
        {isOpened && !isEmpty && (
          <Button
            variant="secondary"
            icon={Pill}
            aria-label={`${STOCK_WORDS[kind].take}: ${name}`}
            onPress={() => onShow('use')}
            className={`${ACTION_LOOK} border-brand! text-brand-ink!`}
          >
            {STOCK_WORDS[kind].take}
          </Button>
        )}
        {!isOpened && remainingQuantity > 0 && (
          <Button
            variant="secondary"
            icon={PackageOpen}
            aria-label={`Abrir Caixa: ${name}`}
            onPress={() => onShow('box')}
            className={ACTION_LOOK}
          >
            Abrir Caixa
          </Button>
        )}
        <Button
          variant="quiet"
          id={cardFocusId(card.id)}
          aria-label={`Detalhes: ${name}`}
          onPress={() => onShow('details')}
          className="mx-auto px-3! after:absolute after:inset-0 after:rounded-2xl after:content-['']"
        >
          Detalhes
        </Button>
      </div>
    </article>
  );
}
