import { dayOf, formatDay, formatInstant, formatNumber, formatTime } from '../../../lib/format.ts';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { weightsText } from '../measurement-words.ts';
import { BadRows } from './BadRows.tsx';
import type { ReadWeights } from './reading.ts';

const SAMPLE = 3;

/** A preview of the import. */
export function ImportPreview({ weights }: { weights: ReadWeights }) {
  const { timeZone, weightUnit } = useSession();
  const { rows, found, merged, table } = weights;
  // The patient is asked first where the columns are.
  if (table && !table.columns) return null;
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last) {
    return (
      <>
        <Notice tone="attention" title="Não encontramos pesos neste arquivo" isLive />
        <BadRows weights={weights} />
      </>
    );
  }
  const day = (instant: string) => formatDay(dayOf(instant, timeZone));
  // A day without a time stands at its first instant.
  const moment = (instant: string) =>
    formatTime(instant, timeZone) === '00:00' ? day(instant) : formatInstant(instant, timeZone);
  return (
    <>
      <div role="status" className="grid gap-1">
        <p className="text-lg font-semibold tabular-nums">{weightsText(rows.length)}</p>
        <p className="text-ink-soft tabular-nums">{`De ${day(first[0])} a ${day(last[0])}.`}</p>
        {merged > 0 && <p className="text-sm text-ink-soft tabular-nums">{mergedText(merged)}</p>}
      </div>
      {found > rows.length && (
        <Notice tone="info" title="Um peso por dia">
          {`O arquivo tem ${weightsText(found)}, mais do que cabe de uma vez. Ficou o último de cada dia, dos mais novos para os mais antigos, até ${formatNumber(rows.length)}.`}
        </Notice>
      )}
      <div className="grid gap-2">
        <h3 className="text-sm font-semibold">Os mais novos</h3>
        <ul className="divide-y divide-line rounded-2xl border border-line">
          {rows
            .slice(-SAMPLE)
            .toReversed()
            .map(([at, weight]) => (
              <li
                key={at}
                className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-sm tabular-nums"
              >
                <span className="text-ink-soft">{moment(at)}</span>
                <span className="font-semibold">{formatWeight(weight, weightUnit)}</span>
              </li>
            ))}
        </ul>
      </div>
      <BadRows weights={weights} />
    </>
  );
}

const mergedText = (merged: number) =>
  merged === 1
    ? '1 peso com data e hora repetidas foi juntado: vale o último do arquivo.'
    : `${formatNumber(merged)} pesos com data e hora repetidas foram juntados: vale o último do arquivo.`;
