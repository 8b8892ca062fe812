import { CircleCheck, CircleX, LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';

export type Identification =
  | { state: 'running' }
  | { state: 'done'; text: string }
  | { state: 'failed'; text: string }
  | null;

const SHOWN_MS = { done: 3000, failed: 5000 } as const;

const LOOK = {
  running: { Icon: LoaderCircle, look: 'text-info-ink' },
  done: { Icon: CircleCheck, look: 'text-ok-ink' },
  failed: { Icon: CircleX, look: 'text-critical-ink' },
} as const;

/** How the automatic identification goes; its end leaves by itself, and what it means stays beside the file. */
export function StatusLine({ status }: { status: Identification }) {
  const [gone, setGone] = useState<Identification>(null);
  useEffect(() => {
    if (status === null || status.state === 'running') return undefined;
    const timer = setTimeout(() => setGone(status), SHOWN_MS[status.state]);
    return () => clearTimeout(timer);
  }, [status]);
  const shown = status === gone ? null : status;
  const { Icon, look } = LOOK[shown?.state ?? 'running'];
  return (
    <p role="status" className={`flex items-center gap-2 text-sm font-medium empty:hidden ${look}`}>
      {shown && (
        <>
          <Icon
            aria-hidden
            className={`size-4 shrink-0 ${shown.state === 'running' ? 'animate-spin' : ''}`}
          />
          {shown.state === 'running' ? 'Identificando tipo de exame automaticamente...' : shown.text}
        </>
      )}
    </p>
  );
}
