import { useEffect, useState } from 'react';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { SearchTerms } from '../shared/use-ai-search.ts';

const SLOW_S = 10;

/** How long it has been going on, because the progress of a language model is unknown. */
export function AiProgress({ startedAt, terms }: { startedAt: number; terms: SearchTerms }) {
  const seconds = useSecondsSince(startedAt);
  const sought = [terms.query, terms.brand, terms.ean].filter((term) => term.trim()).join(', ');
  return (
    <div className="grid gap-3 py-6">
      <ProgressBar label="Buscando com IA" value={null} valueText={`${seconds} s`} />
      <p role="status" className="text-pretty text-ink-soft wrap-anywhere">
        {seconds < SLOW_S
          ? `Procurando ${sought}. Costuma levar alguns segundos.`
          : 'Está demorando mais que o normal. Você pode esperar ou cancelar: o que digitou continua aqui.'}
      </p>
    </div>
  );
}

function useSecondsSince(startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - startedAt) / 1000));
}
