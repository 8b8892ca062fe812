import { formatNumber } from '../../../lib/format.ts';
import type { ReadWeights } from './reading.ts';

/** Lines that are not imported, with their reasons. */
export function BadRows({ weights: { bad, badTotal, source } }: { weights: ReadWeights }) {
  if (badTotal === 0) return null;
  return (
    <section aria-labelledby="bad-rows" className="grid gap-2">
      <h3 id="bad-rows" className="text-sm font-semibold tabular-nums">
        {titleOf(badTotal, source)}
      </h3>
      {bad.length > 0 && (
        <ul
          aria-labelledby="bad-rows"
          className="divide-y divide-line rounded-2xl border border-line text-sm"
        >
          {bad.map(({ line, text, why }) => (
            <li key={line} className="grid gap-0.5 px-4 py-2.5">
              <span className="tabular-nums">
                <span className="font-semibold">{`Linha ${line}:`}</span> {why}
              </span>
              {text && <span className="wrap-anywhere text-ink-soft">{text}</span>}
            </li>
          ))}
          {badTotal > bad.length && (
            <li className="px-4 py-2.5 text-ink-soft">{`E mais ${formatNumber(badTotal - bad.length)}.`}</li>
          )}
        </ul>
      )}
    </section>
  );
}

function titleOf(count: number, source: ReadWeights['source']): string {
  if (source === 'csv')
    return count === 1 ? '1 linha fica de fora' : `${formatNumber(count)} linhas ficam de fora`;
  return count === 1
    ? '1 registro de peso não pôde ser lido e fica de fora'
    : `${formatNumber(count)} registros de peso não puderam ser lidos e ficam de fora`;
}
