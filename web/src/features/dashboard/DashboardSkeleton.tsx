import { Skeleton } from '../../ui/Skeleton.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';

/** The shape of the screen while it is on the way. */
export function DashboardSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <p role="status" className="sr-only">
        Carregando seu resumo...
      </p>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <SkeletonCard />
        <SkeletonCard />
      </div>
      <div aria-hidden className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {['h-28', 'h-28', 'h-28', 'h-28'].map((height, index) => (
          <Skeleton key={index} className={`${height} rounded-2xl`} />
        ))}
      </div>
      <Skeleton className="h-72 rounded-2xl" />
    </div>
  );
}
