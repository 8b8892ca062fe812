import { Link } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { UNDERLINED } from './link-button.ts';

/** Says plainly that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="z-30 sm:sticky sm:top-0">
      {!isOnline && (
        <p
          data-offline
          className="flex items-center justify-center gap-2 bg-attention-soft px-4 py-2 pt-[calc(0.5rem+env(safe-area-inset-top))] text-sm font-medium text-attention-ink"
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <span>
            Você está sem internet. Para salvar algo novo, espere a conexão voltar.{' '}
            <Link to="/sinais-de-alerta" className={`${UNDERLINED} -my-3`}>
              Sinais de alerta
            </Link>
          </span>
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
