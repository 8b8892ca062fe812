import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { CARD_GRID } from '../../ui/card-grid.ts';

/** The shape of the shelf while its boxes are on the way. */
export function StockSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy className="grid gap-4">
      <p role="status" className="text-ink-soft">
        {label}
      </p>
      <div className={CARD_GRID}>
        {Array.from({ length: 6 }, (_, card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}
