import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';
import { daysInTreatment as daysSince } from '@leveza/domain/profile/treatment-start.ts';
import type { ReactNode } from 'react';
import { dayOf, formatMoney, formatRelativeDay } from '../../../lib/format.ts';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Figure } from '../../../ui/Figure.tsx';
import { Link } from '../../../ui/Link.tsx';
import { standingNow } from '../../applications/shared/standing-now.ts';
import { useIsLowWeight } from '../../profile/shared/use-is-low-weight.ts';
import { doseFigure, tabletFigure, treatmentText } from '../dashboard-words.ts';
import { boxFigure } from '../lead/tablet-of-box.ts';

interface Props {
  dashboard: Dashboard;
  /** The day of who takes tablets in the place of injections. */
  tablets: Today | undefined;
}

/** Weight, the rest to the goal, the days in treatment, the next dose and the money, in one quiet block. */
export function Numbers({ dashboard, tablets }: Props) {
  const { timeZone: zone, weightUnit } = useSession();
  const now = useNow();
  const { currentWeight, currentWeightAt, nextDose, totalSpent } = dashboard;
  const day = dayOf(now, zone);
  const days = dashboard.daysInTreatment ?? daysSince(tablets?.tabletsSince ?? null, day);
  const dose = tablets?.tabletBox
    ? boxFigure(tablets, { zone, day })
    : tablets
      ? tabletFigure(tablets, day, { zone, now })
      : doseFigure(standingNow(nextDose, { zone, now }), { zone, now });
  return (
    <dl aria-label="Seus números" className="grid grid-cols-2 gap-4 min-[360px]:grid-cols-3 lg:grid-cols-5">
      <Number
        label="Peso atual"
        value={currentWeight === null ? '—' : <Figure>{formatWeight(currentWeight, weightUnit)}</Figure>}
        detail={
          currentWeightAt ? (
            formatRelativeDay(dayOf(currentWeightAt, zone), day)
          ) : (
            <Link to="/dashboard" search={{ record: 'weight' }}>
              Anotar peso
            </Link>
          )
        }
      />
      <GoalLeft dashboard={dashboard} />
      <Number
        label="Dias em tratamento"
        value={tablets && days === null ? 'A partir da primeira dose' : treatmentText(days)}
      />
      {/* The header's 'Próxima Dose' is that of every plan. */}
      <Number
        label={tablets ? 'Próxima dose' : 'Próxima aplicação'}
        value={dose.value}
        detail={dose.detail}
      />
      <Number
        label="Total gasto"
        // On the narrowest phones a large sum takes two lines.
        value={formatMoney(totalSpent).replace('\u00A0', ' ')}
        detail={totalSpent > 0 ? 'Canetas e caixas' : 'Nenhum preço anotado'}
      />
    </dl>
  );
}

function GoalLeft({ dashboard: { remainingGoalKg, currentWeight } }: { dashboard: Dashboard }) {
  const patient = useSession();
  const { weightUnit, targetWeight, isProfileUnavailable } = patient;
  const weight = (kg: number) => <Figure>{formatWeight(kg, weightUnit)}</Figure>;
  const isLow = useIsLowWeight(currentWeight, patient);
  const isTooLow = useIsLowWeight(targetWeight, patient) || isLow;
  const remaining = isLow ? null : remainingGoalKg;
  const define = !isProfileUnavailable && (
    <Link to="/profile" search={{ open: 'physical' }}>
      Definir meta
    </Link>
  );
  const aim = targetWeight !== null && (
    <>
      {remaining === 0 ? 'Meta alcançada:' : 'Até'} {weight(targetWeight)}
    </>
  );
  return (
    <Number
      label="Meta restante"
      value={remaining === null ? '—' : weight(remaining)}
      detail={isTooLow ? 'Converse com sua equipe de cuidado' : aim || define}
    />
  );
}

function Number({ label, value, detail }: { label: string; value: ReactNode; detail?: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start leading-snug">
      <dt className="text-xs font-medium text-ink-soft">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
      {detail && <dd className="text-xs text-pretty text-ink-faint">{detail}</dd>}
    </div>
  );
}
