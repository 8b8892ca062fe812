import { Skeleton } from '../../ui/Skeleton.tsx';

/** The shape of the screen while it is on the way. */
export function DashboardSkeleton() {
  return (
    <div aria-busy className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <p role="status" className="sr-only">
        Carregando seu resumo...
      </p>
      <div aria-hidden className="grid gap-4 sm:gap-6">
        <Skeleton className="h-60 rounded-3xl" />
        <Skeleton className="h-78 rounded-2xl" />
      </div>
      <div aria-hidden className="grid gap-4 sm:gap-6">
        <Skeleton className="h-84 rounded-2xl" />
        <Skeleton className="h-14 rounded-2xl" />
      </div>
    </div>
  );
}
