import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';

/** The shape of the screen while it is on the way. */
export function MeasurementsSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <p role="status" className="sr-only">
        Carregando suas medições...
      </p>
      <Skeleton className="h-44 rounded-3xl" />
      <Skeleton className="h-80 rounded-2xl" />
      <SkeletonList rows={4} />
    </div>
  );
}
