import { SkeletonCard } from './SkeletonCard.tsx';

/** The shape of a shelf while its cards are on the way. */
export function ShelfSkeleton({ label, cards }: { label: string; cards: number }) {
  return (
    <div aria-busy className="grid gap-4">
      <p role="status" className="text-ink-soft">
        {label}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
        {Array.from({ length: cards }, (_, card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </div>
  );
}
