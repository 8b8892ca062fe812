import { Skeleton } from '../ui/Skeleton.tsx';
import { SkeletonCard } from '../ui/SkeletonCard.tsx';
import { MainRegion } from './MainRegion.tsx';

/** The shape of a page while its code or data is on the way. */
export function PagePending() {
  return (
    <MainRegion isBusy className="mx-auto grid w-full max-w-6xl gap-6 px-4 py-8">
      <p className="sr-only">Carregando…</p>
      <div className="grid gap-2">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-5 w-72 max-w-full" />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </div>
    </MainRegion>
  );
}
