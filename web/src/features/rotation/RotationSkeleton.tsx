import { Skeleton } from '../../ui/Skeleton.tsx';

/** The two figures while the zones are on the way. */
export function RotationSkeleton() {
  return (
    <div aria-hidden className="mx-auto grid w-full max-w-104 grid-cols-2 gap-2">
      <Skeleton className="aspect-[180/420] rounded-3xl" />
      <Skeleton className="aspect-[180/420] rounded-3xl" />
    </div>
  );
}
