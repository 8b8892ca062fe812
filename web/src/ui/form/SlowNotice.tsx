import { useEffect, useState } from 'react';
import { SLOW_MS } from '../../lib/slow.ts';

/**
 * Says after five seconds what happens to an entry that is still on its way. It is true because the form keeps its text
 * until the answer is there, and a second try carries the same idempotency key.
 */
export function SlowNotice({ isPending }: { isPending: boolean }) {
  return (
    <div role="status" className="order-first basis-full! empty:hidden">
      {isPending && <AfterAWhile />}
    </div>
  );
}

function AfterAWhile() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <p className="pb-1 text-sm text-pretty text-ink-soft">
      Está demorando. O que você escreveu está guardado nesta tela. Se não der certo, avisamos, e você salva
      de novo sem repetir o registro.
    </p>
  );
}
