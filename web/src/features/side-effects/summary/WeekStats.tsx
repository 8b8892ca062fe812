import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { intensityLabel } from '@leveza/domain/side-effects/intensity.ts';
import { Activity, Gauge, Repeat, TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { Stat } from '../../../ui/Stat.tsx';
import { StatGrid } from '../../../ui/StatGrid.tsx';
import { effectName } from '../effect-words.ts';

/** The last seven days in four figures. */
export function WeekStats({ week }: { week: SideEffectSummary['week'] }) {
  const { count, meanIntensity, commonest, strong } = week;
  return (
    <StatGrid label="Últimos 7 dias">
      <Stat
        icon={Activity}
        label="Últimos 7 dias"
        value={count}
        detail={count === 1 ? 'efeito registrado' : 'efeitos registrados'}
      />
      <Stat
        icon={Gauge}
        label="Intensidade média"
        value={meanIntensity === null ? '-' : formatNumber(meanIntensity)}
        detail={meanIntensity === null ? 'em 7 dias' : intensityLabel(Math.round(meanIntensity))}
      />
      <Stat
        icon={Repeat}
        label="Mais comum"
        value={
          <span className="text-lg leading-snug wrap-anywhere">
            {commonest ? effectName(commonest) : noneText(count)}
          </span>
        }
        detail={commonest || count === 0 ? 'em 7 dias' : 'nenhum se destaca em 7 dias'}
      />
      <Stat
        icon={TriangleAlert}
        tone={strong > 0 ? 'low' : 'brand'}
        label="Intensos ou mais"
        value={strong}
        detail="em 7 dias"
      />
    </StatGrid>
  );
}

const noneText = (count: number) => (count === 0 ? '-' : 'Empate');
