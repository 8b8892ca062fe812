import { LoaderCircle } from 'lucide-react';

/** Shown while the record is being sent; the advice does not wait for it. */
export function SavingNotice() {
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-ink-soft">
      <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin" />
      Salvando o registro… Você não precisa esperar.
    </p>
  );
}
