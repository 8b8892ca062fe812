import {
  INTERACTION_SEVERITIES,
  type InteractionNotice,
  listInteractions,
} from '@leveza/contract/interactions.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { read } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { InteractionItem } from './InteractionItem.tsx';

/** Notices must not push the screen's own matter out of sight; the gravest stand first. */
const SHOWN_AT_ONCE = 1;

/** Label warnings about the patient's other medicines beside the GLP-1; renders nothing if there are none. */
export function InteractionNotices() {
  const notices = useQuery(read(listInteractions, {}));
  const [isAllShown, setAllShown] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const isPutAway = useRef(false);
  const countBefore = useRef(0);
  const all = (notices.data?.data ?? []).toSorted(gravestFirst);

  const count = all.length;

  useEffect(() => {
    if (isPutAway.current && count < countBefore.current) {
      isPutAway.current = false;
      focusNext(list.current);
    }
    countBefore.current = count;
  }, [count]);

  if (notices.isLoadingError) {
    return (
      <Notice
        tone="info"
        action={
          <Button
            variant="secondary"
            size="sm"
            isPending={notices.isFetching}
            onPress={() => void notices.refetch()}
          >
            Tentar novamente
          </Button>
        }
      >
        Não foi possível ver se há avisos sobre seus medicamentos. {notices.error.message}
      </Notice>
    );
  }
  if (count === 0) return null;
  const shown = isAllShown ? all : all.slice(0, SHOWN_AT_ONCE);
  const hidden = count - shown.length;
  return (
    <div className="grid gap-3">
      <ul ref={list} aria-label="Avisos sobre seus medicamentos" className="grid gap-3">
        {shown.map((notice) => (
          <InteractionItem
            key={notice.id}
            notice={notice}
            onPutAway={() => {
              isPutAway.current = true;
            }}
          />
        ))}
      </ul>
      {count > SHOWN_AT_ONCE && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          onPress={() => setAllShown(!isAllShown)}
        >
          {moreText(hidden)}
        </Button>
      )}
    </div>
  );
}

function moreText(hidden: number): string {
  if (hidden === 0) return 'Ver menos avisos';
  return hidden === 1 ? 'Ver mais 1 aviso' : `Ver mais ${hidden} avisos`;
}

function gravestFirst(a: InteractionNotice, b: InteractionNotice): number {
  return INTERACTION_SEVERITIES.indexOf(b.severity) - INTERACTION_SEVERITIES.indexOf(a.severity);
}

/** The keyboard stays near the notice that went, unless it has gone elsewhere meanwhile. */
function focusNext(list: HTMLElement | null): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const next = list?.querySelector<HTMLElement>('button') ?? document.querySelector<HTMLElement>('main');
  next?.focus({ preventScroll: true });
}
