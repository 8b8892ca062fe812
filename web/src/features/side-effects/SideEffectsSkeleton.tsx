import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';

/** The shape of the screen while it is on the way. */
export function SideEffectsSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <p role="status" className="sr-only">
        Carregando seus efeitos colaterais...
      </p>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {Array.from({ length: 4 }, (_, card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
      <SkeletonList rows={4} />
    </div>
  );
}
