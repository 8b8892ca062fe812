import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { TimeChart } from '../../ui/chart/TimeChart.tsx';
import { DoseLegend } from '../../ui/dose/DoseLegend.tsx';
import { Sources } from '../../ui/Sources.tsx';
import {
  BY_HALF_LIFE,
  BY_PUBLISHED,
  type DrawableLevel,
  formatLevel,
  halfLifeSentence,
  type Period,
  summaryText,
} from './level-words.ts';
import { COLUMNS } from './readings.ts';
import { useCurve } from './use-curve.ts';
import { WhatIfSlider } from './WhatIfSlider.tsx';

/** The curve, the doses behind it, and the question about another moment. */
export function LevelCurve({ level, period }: { level: DrawableLevel; period: Period }) {
  const { timeZone } = useSession();
  const now = useNow();
  const [asked, setAsked] = useState<number | null>(null);
  const curve = useCurve({ level, period, asked, now, timeZone });
  const { whatIf, chosen, mg, ahead } = curve;
  return (
    <>
      <TimeChart
        label={`${level.medicationName ?? 'Medicamento'} no corpo, em mg`}
        summary={summaryText(curve.past, period)}
        past={{ label: 'Até agora', points: curve.past }}
        ahead={{ label: 'Projeção', points: curve.ahead.points }}
        marks={{
          label: 'Doses',
          points: curve.marks,
          legend: curve.legend.map((look) => <DoseLegend key={look.label} look={look} />),
        }}
        from={curve.from.getTime()}
        to={curve.to.getTime()}
        now={now.getTime()}
        timeZone={timeZone}
        swingMs={(level.intervalDays ?? 7) * DAY_MS}
        readings={curve.readings}
        columns={COLUMNS}
        rows={curve.rows}
        unit="mg"
        format={formatLevel}
      />
      {whatIf?.range && chosen !== null && (
        <WhatIfSlider
          range={whatIf.range}
          chosen={chosen}
          isPlanned={asked === null && chosen === whatIf.planned.getTime()}
          isMoved={asked !== null}
          followingAt={ahead.doses[1]?.at.getTime() ?? null}
          doseMg={mg}
          timeZone={timeZone}
          onAsk={setAsked}
        />
      )}
      <div className="grid gap-1">
        {level.halfLifeHours !== null && (
          <p className="text-sm text-pretty">{halfLifeSentence(level.halfLifeHours)}</p>
        )}
        <p className="text-xs text-pretty text-ink-soft">
          {level.kinetics ? BY_PUBLISHED : BY_HALF_LIFE} Não use para mudar doses ou datas.
        </p>
        {level.kinetics && <Sources of={[level.kinetics]} />}
      </div>
    </>
  );
}
