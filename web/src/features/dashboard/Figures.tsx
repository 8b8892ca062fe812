import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { CalendarClock, Flag, Wallet, Weight } from 'lucide-react';
import { dayOf, formatMoney, formatRelativeDay } from '../../lib/format.ts';
import { formatWeight } from '../../lib/measure.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Link } from '../../ui/Link.tsx';
import { Stat } from '../../ui/Stat.tsx';
import { StatGrid } from '../../ui/StatGrid.tsx';
import { useIsTargetTooLow } from '../profile/shared/use-is-target-too-low.ts';
import { doseFigure } from './dashboard-words.ts';

/** The four figures: weight, the rest to the goal, the next dose, the money. */
export function Figures({ dashboard }: { dashboard: Dashboard }) {
  const patient = useSession();
  const { timeZone: zone, weightUnit, targetWeight, isProfileUnavailable } = patient;
  const now = useNow();
  const isTooLow = useIsTargetTooLow(patient);
  const { currentWeight, currentWeightAt, remainingGoalKg: remaining, nextDose, totalSpent } = dashboard;
  const weight = (kg: number) => <Figure>{formatWeight(kg, weightUnit)}</Figure>;
  const dose = doseFigure(nextDose, { zone, now });
  return (
    <StatGrid label="Seus números">
      <Stat
        icon={Weight}
        label="Peso atual"
        value={currentWeight === null ? '—' : weight(currentWeight)}
        detail={
          currentWeightAt ? (
            formatRelativeDay(dayOf(currentWeightAt, zone), dayOf(now, zone))
          ) : (
            <Link to="/measurements" search={{ open: 'new' }}>
              Anotar peso
            </Link>
          )
        }
      />
      <Stat
        icon={Flag}
        tone="leaf"
        label="Meta restante"
        value={remaining === null ? '—' : weight(remaining)}
        detail={
          isTooLow ? (
            'Converse com sua equipe de cuidado'
          ) : targetWeight !== null ? (
            <>
              {remaining === 0 ? 'Meta alcançada:' : 'Até'} {weight(targetWeight)}
            </>
          ) : (
            !isProfileUnavailable && (
              <Link to="/profile" search={{ open: 'physical' }}>
                Definir meta
              </Link>
            )
          )
        }
      />
      <Stat icon={CalendarClock} label="Próxima dose" value={dose.value} detail={dose.detail} />
      <Stat
        icon={Wallet}
        label="Total gasto"
        // On the narrowest phones a large sum takes two lines.
        value={formatMoney(totalSpent).replace('\u00A0', ' ')}
        detail={totalSpent > 0 ? 'Canetas e caixas' : 'Nenhum preço anotado'}
      />
    </StatGrid>
  );
}
