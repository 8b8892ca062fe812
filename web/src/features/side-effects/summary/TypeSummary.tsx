import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { effectName, LABEL_CAVEAT, labelText, meanText } from '../effect-words.ts';

type TypeCount = SideEffectSummary['byType'][number];

/** The others are named with the details. */
const MOST_BARS = 3;

const keyOf = ({ effectType, otherName }: TypeCount) => `${effectType} ${otherName}`;

/** Each kind of effect of the last 90 days as a bar; the rates in studies of the product open from a line. */
export function TypeSummary({ byType }: Pick<SideEffectSummary, 'byType'>) {
  const labels = byType.flatMap(({ label }) => label ?? []);
  const most = byType[0]?.count ?? 1;
  return (
    <Card title="Por tipo" corner={<p className="text-sm text-ink-soft">Nos últimos 90 dias.</p>}>
      <ul className="grid gap-2">
        {byType.slice(0, MOST_BARS).map((type) => (
          <TypeBar key={keyOf(type)} type={type} most={most} />
        ))}
      </ul>
      <Fold label="Intensidade e estudos">
        <ul className="grid gap-3">
          {byType.map((type) => (
            <TypeDetails key={keyOf(type)} type={type} />
          ))}
        </ul>
        {labels.length > 0 && <p className="mt-3 text-sm text-pretty text-ink-soft">{LABEL_CAVEAT}</p>}
        <Sources of={labels} />
      </Fold>
    </Card>
  );
}

function TypeBar({ type, most }: { type: TypeCount; most: number }) {
  const { count } = type;
  return (
    <li className="grid grid-cols-[minmax(0,8.5rem)_1fr_minmax(3.75rem,auto)] items-center gap-2 text-sm">
      <span className="leading-tight font-medium wrap-anywhere">{effectName(type)}</span>
      <span aria-hidden className="h-2 rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-brand" style={{ width: `${(count / most) * 100}%` }} />
      </span>
      <span className="text-right text-ink-soft tabular-nums">
        {count === 1 ? '1 vez' : `${count} vezes`}
      </span>
    </li>
  );
}

function TypeDetails({ type }: { type: TypeCount }) {
  const { timeZone } = useSession();
  const { meanIntensity, lastAt, label } = type;
  return (
    <li className="grid gap-0.5 text-sm text-pretty text-ink-soft tabular-nums">
      <span>
        <span className="font-semibold text-ink">{effectName(type)}</span> · última em{' '}
        {formatDay(dayOf(lastAt, timeZone))}
      </span>
      <span>Intensidade média {meanText(meanIntensity)}</span>
      {label && <span>{labelText(label)}</span>}
    </li>
  );
}
