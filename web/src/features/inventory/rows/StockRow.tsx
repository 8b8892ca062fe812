import { ShieldAlert, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToday } from '../../../lib/use-now.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ShortName } from '../../../ui/ShortName.tsx';
import { cardFocusId } from '../../../ui/use-card-focus.ts';
import { allergyMark } from '../../profile/shared/allergy-words.ts';
import { StatusBadge } from '../card/StatusBadge.tsx';
import { UNIT_ICON } from '../card/unit-icon.ts';
import { levelWords } from '../quantity-words.ts';
import type { StockCard } from '../stock-card.ts';
import { useBoxAllergies } from '../use-box-allergies.ts';
import { leftWords, quantityOf } from './left-words.ts';

interface Props {
  card: StockCard;
  take: ReactNode;
  /** 'Tomado hoje às 17:32' */
  taken?: string | null;
  onOpen: () => void;
}

/** One box: what is left, how long it lasts, and 'Tomar'. Everything else is in its details. */
export function StockRow({ card, take, taken, onOpen }: Props) {
  const { id, name, unitType, isFavorite, remainingQuantity, totalQuantity } = card;
  const { word, look } = levelWords(card);
  const allergy = allergyMark(useBoxAllergies(card));
  return (
    <Row
      icon={UNIT_ICON[unitType]}
      title={<ShortName name={name} />}
      detail={
        <>
          {[taken, leftWords(card, useToday())].filter(Boolean).join(' · ')}
          {allergy && (
            <span className="mt-0.5 flex gap-1.5 font-medium text-ink">
              <ShieldAlert aria-hidden className="size-4 shrink-0" />
              {allergy}
            </span>
          )}
        </>
      }
      state={
        isFavorite && (
          <Star role="img" aria-label="Favorito" className="size-4 shrink-0 fill-attention text-attention" />
        )
      }
      action={take}
      onOpen={onOpen}
      openLabel={`Detalhes: ${name}`}
      id={cardFocusId(id)}
    >
      <div className="-mt-1 flex items-center gap-3 pr-2 pb-1.5 pl-17 @max-[20.375rem]:pl-4">
        {/* As long in every row, whatever the badge beside it says: it gives way only where text is of twice the size. */}
        <div className="w-28 shrink-0 @max-[20.375rem]:w-24 @max-[15rem]:shrink @min-[28rem]:w-52 @min-[40rem]:w-72">
          <ProgressBar
            label={`Restante de ${name}`}
            isLabelHidden
            kind="level"
            value={Math.min(remainingQuantity, totalQuantity)}
            max={totalQuantity}
            valueText={`${quantityOf(card)}, ${word}`}
            level={look}
          />
        </div>
        <StatusBadge badge={card.badge} />
      </div>
    </Row>
  );
}
