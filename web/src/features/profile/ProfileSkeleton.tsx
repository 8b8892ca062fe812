import { Skeleton } from '../../ui/Skeleton.tsx';
import { CARD_GRID } from './card-grid.ts';

/** The shape of the page while the patient's data are on the way. */
export function ProfileSkeleton() {
  return (
    <div aria-busy className="grid gap-6">
      <p role="status" className="text-ink-soft">
        Carregando dados do usuário...
      </p>
      <div className="grid gap-4 lg:grid-cols-2 lg:items-center">
        <div className="flex items-center gap-4">
          <Skeleton isRound className="size-16 shrink-0" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-6 w-40" />
            <Skeleton className="h-5 w-56 max-w-full" />
          </div>
        </div>
        <Skeleton className="h-24 w-full rounded-2xl" />
      </div>
      <div className={CARD_GRID}>
        {Array.from({ length: 6 }, (_, card) => (
          <div key={card} className="grid gap-2 p-4">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
