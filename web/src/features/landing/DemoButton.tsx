import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useEarlyTap } from '../../lib/early-tap.ts';
import { SECONDARY_LARGE } from '../../ui/site/looks.ts';
import { startDemo } from './start-demo.ts';

// A whole navigation: the app starts anew with the session the demonstration brought.
const enter = () => window.location.assign('/dashboard');

export function DemoButton({ onReady = enter }: { onReady?: () => void }) {
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');

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
    try {
      await startDemo();
      onReady();
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : 'Algo deu errado. Tente novamente.');
      setPending(false);
    }
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
        {refusal}
      </p>
    </>
  );
}
