import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEarlyTap } from '../../lib/early-tap.ts';
import { SECONDARY_LARGE } from '../../ui/site/looks.ts';

// A whole navigation: the app starts anew with the session the demonstration brought.
const enter = () => window.location.assign('/dashboard');

/** Returns the sentence of a refusal, or ''. Loaded on demand, because most visitors never press it. */
async function tryDemo(): Promise<string> {
  const loaded = await import('./start-demo.ts').catch(() => null);
  return loaded
    ? loaded.startDemo()
    : 'Não foi possível abrir a demonstração. Verifique sua internet e tente novamente.';
}

export function DemoButton({ onReady = enter }: { onReady?: () => void }) {
  const [isPending, setPending] = useState(false);
  const [refused, setRefusal] = useState('');

  // Coming back with the browser's button may bring this very page back as it was left.
  useEffect(() => {
    const wake = () => setPending(false);
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  const open = async () => {
    if (isPending) return;
    setPending(true);
    setRefusal('');
    const refusal = await tryDemo();
    setRefusal(refusal);
    if (refusal) setPending(false);
    else onReady();
  };

  const early = useEarlyTap('demo', () => void open());

  return (
    <>
      <button
        type="button"
        aria-disabled={isPending}
        data-pending={isPending || undefined}
        data-early={early}
        onClick={() => void open()}
        className={`${SECONDARY_LARGE} aria-disabled:cursor-progress aria-disabled:bg-sunken`}
      >
        {isPending ? (
          'Abrindo demonstração...'
        ) : (
          <>
            <Play aria-hidden className="size-5 shrink-0 text-brand-ink" />
            Ver Demo
          </>
        )}
      </button>
      <p role="alert" className="basis-full text-pretty text-critical-ink empty:hidden">
        {refused}
      </p>
    </>
  );
}
