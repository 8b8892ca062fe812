import { CloudAlert } from 'lucide-react';
import { Button } from './Button.tsx';

interface Props {
  /** The sentence of the `Problem`. */
  message: string;
  title?: string;
  onRetry?: () => void;
  isRetrying?: boolean;
}

/** Shows that a part of a screen could not be read, why, and a button to try again. */
export function ErrorState({
  message,
  title = 'Não foi possível carregar',
  onRetry,
  isRetrying = false,
}: Props) {
  return (
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-2xl border border-line bg-surface px-6 py-10 text-center"
    >
      <span className="grid size-14 place-items-center rounded-full bg-attention-soft text-attention-ink">
        <CloudAlert aria-hidden className="size-6" />
      </span>
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
