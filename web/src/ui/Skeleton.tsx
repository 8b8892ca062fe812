/** A grey shape where content is about to be; size it with `className`. */
export function Skeleton({ className = '', isRound = false }: { className?: string; isRound?: boolean }) {
  return (
    <div
      aria-hidden
      className={`animate-pulse bg-sunken ${isRound ? 'rounded-full' : 'rounded-lg'} ${className}`}
    />
  );
}
