import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';

/** The shape of the screen while it is on the way. */
export function MeasurementsSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <p role="status" className="sr-only">
        Carregando suas medições...
      </p>
      <div aria-hidden className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {Array.from({ length: 4 }, (_, place) => (
          <Skeleton key={place} className="h-28 rounded-2xl" />
        ))}
      </div>
      <SkeletonCard />
      <Skeleton className="h-80 rounded-2xl" />
      <SkeletonList rows={4} />
    </div>
  );
}
