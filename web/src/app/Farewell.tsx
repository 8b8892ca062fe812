import { useRouterState } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { forgetDeletion, isDeletionRemembered, onDeletion } from '../features/account/farewell.ts';

/** On the first page, until it is left: the account that was just deleted is gone. */
export function Farewell() {
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const isDeleted = useSyncExternalStore(onDeletion, isDeletionRemembered, () => false);
  useEffect(() => (isHome ? forgetDeletion : undefined), [isHome]);

  return (
    <div role="status">
      {isHome && isDeleted && (
        <div className="flex items-center justify-center gap-3 bg-ok-soft px-4 py-2 text-ok-ink">
          <CircleCheck aria-hidden className="size-5 shrink-0" />
          <p className="text-pretty text-ink">Sua conta foi excluída, com tudo o que havia nela.</p>
          <button
            type="button"
            onClick={forgetDeletion}
            className="min-h-11 cursor-pointer rounded-xl px-3 font-semibold hover:underline"
          >
            Fechar
          </button>
        </div>
      )}
    </div>
  );
}
