import { Button } from './Button.tsx';
import { NO_CONNECTION } from './drawings/error-scenes.ts';
import { SceneDrawing } from './drawings/SceneDrawing.tsx';

/** A read that failed; asking for it again is the way out. */
interface FailedRead {
  error: { message: string } | null;
  isFetching: boolean;
  refetch: () => unknown;
}

type Props = { title?: string } & (
  | { query: FailedRead; message?: string; onRetry?: never; isRetrying?: never }
  | { query?: never; message: string; onRetry?: () => void; isRetrying?: boolean }
);

/** Shows that a part of a screen could not be read, why, and a button to try again. */
export function ErrorState({
  query,
  message = query?.error?.message,
  title = 'Não foi possível carregar',
  onRetry = query && (() => void query.refetch()),
  isRetrying = query?.isFetching ?? false,
}: Props) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-2xl border border-line bg-surface px-6 py-10 text-center"
    >
      <SceneDrawing scene={NO_CONNECTION} />
      <div className="grid max-w-sm gap-1">
        <p className="font-semibold">{title}</p>
        <p className="text-pretty text-ink-soft">{message}</p>
      </div>
      {onRetry && (
        <Button variant="secondary" onPress={onRetry} isPending={isRetrying}>
          Tentar novamente
        </Button>
      )}
    </div>
  );
}
