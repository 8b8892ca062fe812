import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { levelWords } from '../quantity-words.ts';
import { formatQuantity, formatUnits } from '../shared/format-units.ts';
import type { StockCard } from '../stock-card.ts';

const WORD_LOOK = {
  ok: 'text-ok-ink',
  low: 'text-low-ink',
  critical: 'text-critical-ink',
  empty: 'text-empty-ink',
} as const;

/** How much is left of how much, as a figure, pictures, a bar and a word. */
export function QuantityBar({ card }: { card: StockCard }) {
  const { remainingQuantity: remaining, totalQuantity, unitType, kind } = card;
  const { word, look } = levelWords(card);
  const total = formatUnits(totalQuantity, unitType, kind);
  return (
    <div className="grid gap-2">
      <div className="flex items-end justify-between gap-3">
        <p className="min-w-0 leading-tight text-ink-soft">
          <span className="text-2xl font-bold tracking-tight text-ink tabular-nums">
            {formatQuantity(remaining)}
          </span>{' '}
          <span className="tabular-nums">de {total}</span>
        </p>
      </div>
      <ProgressBar
        label={`Restante de ${card.name}`}
        isLabelHidden
        kind="level"
        value={Math.min(remaining, totalQuantity)}
        max={totalQuantity}
        valueText={`${formatQuantity(remaining)} de ${total}, ${word}`}
        level={look}
      />
      <p className={`text-sm font-semibold ${WORD_LOOK[look]}`}>{word}</p>
    </div>
  );
}
