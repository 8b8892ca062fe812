import { useEffect, useRef } from 'react';
import { formatInstant } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { toast } from '../../ui/toast.ts';
import { ACCESS_WORDS, UNKNOWN_DEVICE } from './access-words.ts';
import { listAccess } from '@leveza/contract/account/access-log.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { keyed } from '../../lib/facts.ts';
import { itemsOf, PAGING } from '../../lib/paging.ts';

/** Sign-ins, exports and changes of the account's protection. */
export function AccessLogDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Registro de acessos"
      description="Entradas, downloads e mudanças de segurança dos últimos 12 meses. Não guardamos o endereço de rede."
      isOpen
      onClose={onClose}
    >
      <AccessList />
    </Dialog>
  );
}

function AccessList() {
  const { timeZone } = useSession();
  const { pages, error, entries } = useAccessLog();
  const list = useRef<HTMLUListElement>(null);

  // Where the next page begins, once asked for: the keyboard goes on where the reading does.
  const nextAt = useRef<number>(null);
  useEffect(() => {
    if (nextAt.current === null || entries.length <= nextAt.current) return;
    const [...rows] = list.current?.querySelectorAll('li') ?? [];
    rows[nextAt.current]?.focus();
    nextAt.current = null;
  }, [entries.length]);

  const showMore = async () => {
    nextAt.current = entries.length;
    const { isError, error: failure } = await pages.fetchNextPage();
    if (isError) toast({ title: failure.message, tone: 'critical' });
  };

  if (pages.isPending) return <SkeletonList />;
  if (error) {
    return <ErrorState query={pages} />;
  }
  if (entries.length === 0) return <p className="text-ink-soft">Nada registrado ainda.</p>;
  return (
    <div className="grid gap-4">
      <ul ref={list} aria-label="Acessos" className="divide-y divide-line">
        {entries.map(({ id, event, device, at }) => {
          const { text, icon: Icon } = ACCESS_WORDS[event];
          return (
            <li key={id} tabIndex={-1} className="flex items-center gap-3 py-3 outline-none">
              <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              <div className="grid min-w-0">
                <p className="font-semibold text-pretty">{text}</p>
                <p className="text-sm text-ink-soft">{device ?? UNKNOWN_DEVICE}</p>
                <p className="text-sm text-ink-soft tabular-nums">{formatInstant(at, timeZone)}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          pendingLabel="Carregando..."
          isPending={pages.isFetchingNextPage}
          onPress={showMore}
        >
          Carregar mais
        </Button>
      )}
    </div>
  );
}

const PAGE_SIZE = 20;

/** Events of the account, newest first, a page at a time. */
function useAccessLog() {
  const pages = useInfiniteQuery({
    ...keyed(listAccess, 'pages'),
    queryFn: ({ pageParam, signal }) =>
      call(listAccess, { query: { page: pageParam, limit: PAGE_SIZE } }, signal),
    ...PAGING,
    refetchOnMount: 'always',
  });
  return {
    pages,
    error: pages.isLoadingError ? (pages.error as Problem) : null,
    entries: itemsOf(pages.data),
  };
}
