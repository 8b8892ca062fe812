import { useRef } from 'react';
import { formatInstant } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { ACCESS_WORDS, UNKNOWN_DEVICE } from './access-words.ts';
import { listAccess } from '@leveza/contract/account/access-log.ts';
import { useFocusRow } from '../../lib/use-focus-row.ts';
import { usePages } from '../../lib/use-pages.ts';

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
  const { pages, error, items } = usePages(listAccess, { isReadAnew: true });
  const list = useRef<HTMLUListElement>(null);
  const focusRow = useFocusRow(items.length, (at) => list.current?.querySelectorAll('li')[at]);

  if (pages.isPending) return <SkeletonList />;
  if (error) {
    return <ErrorState query={pages} />;
  }
  if (items.length === 0) return <p className="text-ink-soft">Nada registrado ainda.</p>;
  return (
    <div className="grid gap-4">
      <ul ref={list} aria-label="Acessos" className="divide-y divide-line">
        {items.map(({ id, event, device, at }) => {
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
      <MoreButton pages={pages} onShown={() => focusRow(items.length)} />
    </div>
  );
}
