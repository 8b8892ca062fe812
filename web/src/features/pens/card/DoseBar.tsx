import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { DoseBarTone } from '@leveza/domain/pens/status.ts';
import { formatMg } from '../../../lib/format.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { countedIn, dosesText, injectionsText, leftText } from '../pen-words.ts';

const LEVEL = { ok: 'ok', orange: 'low', red: 'critical' } as const;

/** How many doses are left, as a figure and a bar, and what that is in mg and ml. */
export function DoseBar({ pen, tone }: { pen: Pen; tone: DoseBarTone }) {
  const { dosesLeft, dosesTotal, countedDoseMg } = pen;
  const injections = injectionsText(pen);
  return (
    <div className="grid gap-2">
      <p className="leading-tight text-ink-soft">
        <span className="text-2xl font-bold tracking-tight text-ink tabular-nums">{dosesLeft}</span>{' '}
        {countedIn(pen)}
        {pen.mgPerUnit !== null ? null : countedDoseMg === null ? (
          <span className="block text-sm">Dose não informada</span>
        ) : (
          ` de ${formatMg(countedDoseMg)}`
        )}
      </p>
      <ProgressBar
        label={`Doses de ${pen.medication.commercialName}`}
        isLabelHidden
        kind="level"
        value={Math.min(dosesLeft, dosesTotal)}
        max={Math.max(dosesTotal, 1)}
        valueText={`${dosesText(pen)}, de ${dosesTotal}`}
        level={LEVEL[tone]}
      />
      {injections && <p className="text-sm text-ink-soft tabular-nums">{injections}</p>}
      <p className="text-sm text-ink-soft tabular-nums">{leftText(pen)}</p>
    </div>
  );
}
