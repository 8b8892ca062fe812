import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { BROKEN, NO_CONNECTION } from '../ui/drawings/error-scenes.ts';
import { SceneDrawing } from '../ui/drawings/SceneDrawing.tsx';
import { LINK_BUTTON, UNDERLINED } from './link-button.ts';
import { MainRegion } from './MainRegion.tsx';

/** Shows why a screen could not be read, and a button to try again, which a returning connection presses by itself. It uses no kit, so that it always loads. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { reset: forgetFailedReads } = useQueryErrorResetBoundary();
  // By its name: the class brings the sentences of every refusal, and the first page sends none of them.
  const isUnderstood = error instanceof Error && error.name === 'Problem';

  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
  const onConnected = useEffectEvent(tryAgain);

  useEffect(() => forgetFailedReads(), [forgetFailedReads]);
  useEffect(() => {
    const listener = () => onConnected();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return (
    <MainRegion className="mx-auto grid max-w-md flex-1 place-content-center justify-items-center gap-3 px-6 py-16 text-center">
      <SceneDrawing scene={isUnderstood ? NO_CONNECTION : BROKEN} className="size-36" />
      <h1 className="text-2xl font-bold tracking-tight">Não foi possível abrir esta tela</h1>
      <p role="alert" className="text-pretty text-ink-soft">
        {isUnderstood ? error.message : 'Algo deu errado. Tente novamente.'}
      </p>
      <button type="button" className={`${LINK_BUTTON} mt-3`} onClick={tryAgain}>
        Tentar novamente
      </button>
      <Link to="/sinais-de-alerta" className={UNDERLINED}>
        Ver sinais de alerta
      </Link>
    </MainRegion>
  );
}
