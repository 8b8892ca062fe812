import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { type ReactNode, use } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { formatWeight, weightScale } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { LowTarget } from '../../profile/shared/LowTarget.tsx';
import { useIsLowWeight } from '../../profile/shared/use-is-low-weight.ts';

interface Props {
  dashboard: Dashboard;
  /** There is one weight, and no way yet. */
  isFirst: boolean;
}

/** How far the way is that was gone; weight that was gained is said as what it is. */
export function Goal({ dashboard: { lostKg, goalKg, isGoalFromProfile }, isFirst }: Props) {
  const patient = useSession();
  const { weightUnit, targetWeight, initialWeight, isProfileUnavailable } = patient;
  const isCovered = use(AreFiguresCovered);
  const isTooLow = useIsLowWeight(targetWeight, patient);
  const weight = (kg: number) => formatWeight(kg, weightUnit);
  if (lostKg === null) return isProfileUnavailable ? null : <Unknown hasInitial={initialWeight !== null} />;
  if (lostKg < 0) {
    return (
      <Sentence>
        <Figure>{weight(-lostKg)}</Figure> acima do peso inicial. O peso varia, e isso faz parte.
      </Sentence>
    );
  }
  // A target that is no loss is not measured against the goal of who has none.
  const isMeasured = goalKg > 0 && (isGoalFromProfile || targetWeight === null);
  return (
    <div className="grid gap-2">
      {isFirst ? (
        <Sentence>Sua primeira medição</Sentence>
      ) : isMeasured && !isCovered ? (
        <ProgressBar
          kind="level"
          level="ok"
          label="Peso perdido"
          value={Math.min(lostKg, goalKg)}
          max={goalKg}
          valueText={`${formatNumber(weightScale(weightUnit).shown(lostKg))} de ${weight(goalKg)}`}
        />
      ) : (
        <Sentence>
          Peso perdido: <Figure>{weight(lostKg)}</Figure>
        </Sentence>
      )}
      {isTooLow && <LowTarget />}
      {targetWeight === null && !isProfileUnavailable && (
        <Sentence>
          Sem meta no perfil{goalKg > 0 && `, contamos ${weight(goalKg)}`}.{' '}
          <Link to="/profile" search={{ open: 'physical' }}>
            Definir minha meta
          </Link>
        </Sentence>
      )}
    </div>
  );
}

function Unknown({ hasInitial }: { hasInitial: boolean }) {
  return hasInitial ? (
    <Sentence>
      <Link to="/dashboard" search={{ record: 'weight' }}>
        Anote seu peso
      </Link>{' '}
      para ver o caminho até a meta.
    </Sentence>
  ) : (
    <Sentence>
      <Link to="/profile" search={{ open: 'physical' }}>
        Informe seu peso inicial
      </Link>{' '}
      para ver o caminho até a meta.
    </Sentence>
  );
}

function Sentence({ children }: { children: ReactNode }) {
  return <p className="text-sm text-pretty text-ink-soft tabular-nums">{children}</p>;
}
