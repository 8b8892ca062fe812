import { Notice } from '../../ui/Notice.tsx';
import type { Imported } from './use-import.ts';

/** The imported rows, list by list. */
export function ImportResult({ imported: { lists, files } }: { imported: Imported }) {
  const filled = lists.filter(({ rows }) => rows > 0);
  return (
    <div className="grid gap-4">
      <Notice tone="ok" title="Dados importados" isLive>
        Confira o que entrou na sua conta.
      </Notice>
      <dl className="grid divide-y divide-line">
        {filled.map(({ title, rows }) => (
          <Row key={title} term={title} count={rows} />
        ))}
        <Row term="Arquivos" count={files} />
      </dl>
    </div>
  );
}

function Row({ term, count }: { term: string; count: number }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-semibold tabular-nums">{count.toLocaleString('pt-BR')}</dd>
    </div>
  );
}
