import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useNewVersion } from './service-worker.ts';

/** Offers a new version and never applies it by itself, so that typed text is not lost. */
export function UpdatePrompt() {
  const { isReady, apply } = useNewVersion();
  const [isPutOff, setPutOff] = useState(false);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-(--toast-bottom,calc(1rem+env(safe-area-inset-bottom))) z-40
        flex justify-center px-4 sm:justify-start"
    >
      {isReady && !isPutOff && (
        <div
          className="pointer-events-auto flex w-full max-w-md flex-wrap items-center gap-x-3 rounded-2xl border border-line
            bg-raised py-2 pr-2 pl-4 text-ink shadow-lg shadow-black/10 sm:w-auto"
        >
          <RefreshCw aria-hidden className="size-5 shrink-0 text-brand" />
          <p className="flex-1 font-semibold">Nova versão disponível</p>
          <div className="ml-auto flex">
            <button type="button" onClick={() => setPutOff(true)} className={ACTION}>
              Depois
            </button>
            <button type="button" onClick={apply} className={`${ACTION} text-brand-ink`}>
              Atualizar
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

const ACTION = 'min-h-11 cursor-pointer rounded-xl px-3 font-semibold hover:bg-sunken active:bg-line';
