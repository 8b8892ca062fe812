import { CARD_GRID } from './card-grid.ts';
import { SkeletonCard } from './SkeletonCard.tsx';

/** The shape of a shelf while its cards are on the way. */
export function ShelfSkeleton({ label, cards }: { label: string; cards: number }) {
  return (
    <div aria-busy className="grid gap-4">
      <p role="status" className="text-ink-soft">
        {label}
      </p>
      <div className={CARD_GRID}>
        {Array.from({ length: cards }, (_, card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}
