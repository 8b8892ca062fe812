import { Skeleton } from '../../../ui/Skeleton.tsx';

/** The lead, the line of figures and the kinds while they are on the way. */
export function SummarySkeleton() {
  return (
    <div aria-hidden className="grid min-w-0 gap-6">
      <Skeleton className="h-84 rounded-3xl" />
      <Skeleton className="h-6 w-3/4" />
      <Skeleton className="h-44 rounded-2xl" />
    </div>
  );
}
