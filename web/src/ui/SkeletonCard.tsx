import { Skeleton } from './Skeleton.tsx';

/** A card while its content is on the way. */
export function SkeletonCard() {
  return (
    <div aria-hidden className="grid gap-3 rounded-2xl border border-line bg-surface p-5">
      <div className="flex items-center justify-between gap-4">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton isRound className="h-6 w-16" />
      </div>
      <Skeleton className="h-8 w-1/3" />
      <Skeleton isRound className="h-2.5 w-full" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}
