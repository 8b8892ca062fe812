import { CARD_GRID } from '../../ui/card-grid.ts';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';

/** The shape of the shelf while the pens are on the way. */
export function PensSkeleton() {
  return (
    <div aria-busy className="grid gap-4">
      <p role="status" className="text-ink-soft">
        Carregando suas canetas...
      </p>
      <div className={CARD_GRID}>
        {Array.from({ length: 3 }, (_, card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}
