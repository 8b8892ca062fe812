import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';

/** The shape of the screen while it is on the way. */
export function ApplicationsSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <p role="status" className="sr-only">
        Carregando suas aplicações...
      </p>
      <div className="grid gap-6 lg:grid-cols-2">
        <SkeletonCard />
        <SkeletonCard />
      </div>
      <SkeletonList rows={4} />
    </div>
  );
}
