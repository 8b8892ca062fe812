import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Card } from '../../../ui/Card.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { effectName, LABEL_CAVEAT, labelText, meanText } from '../effect-words.ts';

type TypeCount = SideEffectSummary['byType'][number];

/** Each kind of effect of the last 90 days, beside what studies of the product saw. */
export function TypeSummary({ byType }: Pick<SideEffectSummary, 'byType'>) {
  const labels = byType.flatMap(({ label }) => label ?? []);
  return (
    <Card title="Por tipo" subtitle="Nos últimos 90 dias.">
      <ul className="grid gap-x-10 lg:grid-cols-2">
        {byType.map((type) => (
          <TypeRow key={`${type.effectType} ${type.otherName}`} type={type} />
        ))}
      </ul>
      {labels.length > 0 && <p className="text-sm text-pretty text-ink-soft">{LABEL_CAVEAT}</p>}
      <Sources of={labels} />
    </Card>
  );
}

function TypeRow({ type }: { type: TypeCount }) {
  const { timeZone } = useSession();
  const { count, meanIntensity, lastAt, label } = type;
  return (
    <li className="grid content-start gap-0.5 border-t border-line py-3">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-semibold wrap-anywhere">{effectName(type)}</span>
        <span className="shrink-0 font-semibold tabular-nums">
          {count === 1 ? '1 vez' : `${count} vezes`}
        </span>
      </div>
      <p className="text-sm text-ink-soft tabular-nums">
        Intensidade média {meanText(meanIntensity)} · última em {formatDay(dayOf(lastAt, timeZone))}
      </p>
      {label && <p className="text-sm text-pretty text-ink-soft tabular-nums">{labelText(label)}</p>}
    </li>
  );
}
