import { RefreshCw } from 'lucide-react';

interface Props {
  onApply: () => void;
  onPutOff: () => void;
}

/** The offer of a new version. A file of its own: few visits see it. */
export function NewVersion({ onApply, onPutOff }: Props) {
  return (
    <div
      className="pointer-events-auto flex w-full max-w-md flex-wrap items-center gap-x-3 rounded-2xl border border-line
        bg-raised py-2 pr-2 pl-4 text-ink shadow-lg shadow-black/10 sm:w-auto"
    >
      <RefreshCw aria-hidden className="size-5 shrink-0 text-brand" />
      <p className="flex-1 font-semibold">Nova versão disponível</p>
      <div className="ml-auto flex">
        <button type="button" onClick={onPutOff} className={ACTION}>
          Depois
        </button>
        <button type="button" onClick={onApply} className={`${ACTION} text-brand-ink`}>
          Atualizar
        </button>
      </div>
    </div>
  );
}

const ACTION = 'min-h-11 cursor-pointer rounded-xl px-3 font-semibold hover:bg-sunken active:bg-line';
