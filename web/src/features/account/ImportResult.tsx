import { Notice } from '../../ui/Notice.tsx';
import type { Imported } from './use-import.ts';

/** The imported rows, list by list. */
export function ImportResult({ imported: { lists, files, leftOut } }: { imported: Imported }) {
  const filled = lists.filter(({ rows }) => rows > 0);
  return (
    <div className="grid gap-4">
      <Notice tone="ok" title="Dados importados" isLive>
        Confira o que entrou na sua conta.
      </Notice>
      {leftOut.rows > 0 && <LeftOut {...leftOut} />}
      <dl className="grid divide-y divide-line">
        {filled.map(({ title, rows }) => (
          <Row key={title} term={title} count={rows} />
        ))}
        <Row term="Arquivos" count={files} />
      </dl>
    </div>
  );
}

function LeftOut({ rows, sentences }: Imported['leftOut']) {
  const more = rows - sentences.length;
  return (
    <Notice
      tone="attention"
      title={
        rows === 1 ? 'Uma linha ficou de fora' : `${rows.toLocaleString('pt-BR')} linhas ficaram de fora`
      }
    >
      <ul className="grid gap-1">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {more > 0 && <li>{more === 1 ? 'E mais uma.' : `E mais ${more.toLocaleString('pt-BR')}.`}</li>}
      </ul>
    </Notice>
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
