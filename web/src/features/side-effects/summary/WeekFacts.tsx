import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { FactLine } from '../../../ui/FactLine.tsx';
import { effectName, meanText } from '../effect-words.ts';

/** The last seven days in one line. */
export function WeekFacts({ week }: { week: SideEffectSummary['week'] }) {
  const { count, meanIntensity, commonest, strong } = week;
  return (
    <FactLine
      facts={[
        { label: count === 1 ? 'efeito em 7 dias' : 'efeitos em 7 dias', value: count },
        ...(meanIntensity === null ? [] : [{ label: 'em média', value: meanText(meanIntensity) }]),
        ...(commonest ? [{ label: 'o mais comum', value: effectName(commonest) }] : []),
        ...(strong > 0
          ? [{ label: strong === 1 ? 'intenso ou mais' : 'intensos ou mais', value: strong }]
          : []),
      ]}
    />
  );
}
