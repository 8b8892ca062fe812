import { Link } from '@tanstack/react-router';
import { WifiOff } from 'lucide-react';
import { useAskedSince, useIsBehind, useShownSince } from '../lib/shown-since.ts';
import { useIsOnline } from '../lib/use-is-online.ts';
import { UNDERLINED } from './link-button.ts';

/**
 * Says plainly that there is no connection, for as long as there is none, and from when the data on the screen is. A
 * server that only takes long is said quietly.
 */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  const since = useShownSince();
  const askedSince = useAskedSince();
  const isBehind = useIsBehind();
  const isAway = !isOnline || isBehind;
  return (
    <div role="status" className="z-30 sm:sticky sm:top-0">
      {!isAway && askedSince !== null && (
        <p
          data-offline
          className="bg-sunken px-4 py-2 pt-[calc(0.5rem+env(safe-area-inset-top))] text-center text-sm text-pretty text-ink-soft"
        >
          Está demorando. Estes são os dados de {shortMoment(askedSince)}. Seguimos buscando os mais novos.
        </p>
      )}
      {isAway && (
        <p
          data-offline
          className="flex items-center justify-center gap-2 bg-attention-soft px-4 py-2 pt-[calc(0.5rem+env(safe-area-inset-top))] text-sm font-medium text-attention-ink"
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          <span>
            {isOnline ? 'O Leveza não está respondendo. ' : 'Você está sem internet. '}
            {since !== null && `O que já foi aberto aqui é de ${shortMoment(since)}. `}
            Para salvar algo novo, espere a conexão voltar.
          </span>{' '}
          {/* Messages of a phone end left of it: help is reached while one lies over the banner. */}
          <Link to="/sinais-de-alerta" className={`${UNDERLINED} -my-3 shrink-0 max-sm:w-22`}>
            Sinais de alerta
          </Link>
        </p>
      )}
    </div>
  );
}

const MOMENT = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const;

/** 15/11, 20:41. By the clock of the device: without a connection it may be the only one known. */
const shortMoment = (at: number) => new Date(at).toLocaleString('pt-BR', MOMENT);
