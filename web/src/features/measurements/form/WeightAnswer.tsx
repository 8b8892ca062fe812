import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import { Flag } from 'lucide-react';
import { use } from 'react';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { Spark } from '../../../ui/chart/Spark.tsx';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { LowWeight } from '../../profile/shared/LowWeight.tsx';
import { changeText } from '../figures/change-text.ts';
import { TO_CONFIRM } from '../shared/milestone-words.ts';
import type { SavedMeasurement } from './use-save-measurement.ts';
import { answerOf, isTooLow as isWeightTooLow, whenText } from './weighing-answer.ts';

interface Props {
  message: SavedMeasurement;
  before: MeasurementSummary;
  after: MeasurementSummary;
  onClose: () => void;
}

/** After a weighing: how far it is from the last one and from the start, the curve, and a milestone. */
export function WeightAnswer({ message, before, after, onClose }: Props) {
  const today = useToday();
  const { weightUnit, timeZone, birthDate, treatmentStart } = useSession();
  const isCovered = use(AreFiguresCovered);
  const known = { saved: message.saved, after, birthDate, today };
  const answer = isCovered ? null : answerOf({ ...known, before, treatmentStart, timeZone });
  const { weight } = message.saved;
  const isTooLow = isWeightTooLow(known);
  if (!answer || weight === null) {
    return (
      <Answer message={message} onClose={onClose}>
        {isTooLow && <LowWeight />}
      </Answer>
    );
  }

  const { sinceLast, sinceStartKg, reached, toConfirm } = answer;
  const now = formatWeight(weight, weightUnit);
  const savedOn = dayOf(message.saved.datetime, timeZone);
  const on = savedOn === today ? '' : ` em ${formatDay(savedOn)}`;
  const day = sinceLast && whenText(sinceLast.at, { savedAt: message.saved.datetime, today, timeZone });
  const points = after.points.map(({ at, weight: value }) => ({ at, value }));
  return (
    <Answer message={{ ...message, detail: undefined }} onClose={onClose}>
      <Lead
        title={sinceLast && !isTooLow ? `Desde ${day}` : `Seu peso${on}`}
        figure={sinceLast && !isTooLow ? changeText(sinceLast.kg, weightUnit) : now}
        detail={
          isTooLow
            ? sinceLast && `${changeText(sinceLast.kg, weightUnit)} desde ${day}`
            : detailOf({ sinceLast, sinceStartKg, weight: now + on, weightUnit })
        }
      >
        <Spark
          points={points}
          markedAt={message.saved.datetime}
          label={`Seu peso nas últimas pesagens, ${on ? `com ${now}${on}` : `até ${now}`}`}
        />
      </Lead>
      {isTooLow && <LowWeight />}
      {reached && <Milestone>{`Marco alcançado: ${reached}.`}</Milestone>}
      {toConfirm && <Milestone>{`${toConfirm}. ${TO_CONFIRM}.`}</Milestone>}
    </Answer>
  );
}

function Milestone({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2.5 rounded-2xl bg-ok-soft p-4 font-semibold text-ok-ink">
      <Flag aria-hidden className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}

interface Detail {
  sinceLast: object | null;
  sinceStartKg: number | null;
  weight: string;
  weightUnit: Parameters<typeof changeText>[1];
}

/** '84,6 kg · 9,6 kg a menos desde o início', and '84,6 kg em 17/11/2026 · …' of another day. */
function detailOf({ sinceLast, sinceStartKg, weight, weightUnit }: Detail): string {
  const sinceStart = sinceStartKg === null ? null : `${changeText(sinceStartKg, weightUnit)} desde o início`;
  return [sinceLast && weight, sinceStart].filter(Boolean).join(' · ');
}
