import { Skeleton } from './Skeleton.tsx';

/** Rows of a list while they are on the way. */
export function SkeletonList({ rows = 3 }: { rows?: number }) {
  return (
    <div aria-hidden className="divide-y divide-line rounded-2xl border border-line bg-surface">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 p-4">
          <Skeleton isRound className="size-10 shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
          <Skeleton className="h-4 w-12" />
        </div>
      ))}
    </div>
  );
}
