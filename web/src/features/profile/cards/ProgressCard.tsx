import type { Profile } from '@leveza/contract/profile/profile.ts';
import { use } from 'react';
import { readProgress } from '@leveza/contract/profile/progress.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { formatWeight } from '../../../lib/measure.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LowTarget } from '../shared/LowTarget.tsx';
import { LowWeight } from '../shared/LowWeight.tsx';
import { useIsLowWeight } from '../shared/use-is-low-weight.ts';
import { InlineFact, InlineFacts } from '../../../ui/InlineFacts.tsx';
import { SectionRow } from '../../../ui/SectionRow.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';

type Progress = Reply<typeof readProgress>['data'];

interface Props {
  profile: Profile;
}

/** How far the treatment has come, from the real records. A missing value says what to do about it. */
export function ProgressCard({ profile }: Props) {
  const progress = useQuery(read(readProgress, {}));
  const isLow = useIsLowWeight(progress.data?.data.currentWeight ?? null, profile);
  return (
    <SectionRow
      title="Progresso do Tratamento"
      corner={progress.data && !isLow && <Share {...progress.data.data} />}
    >
      {progress.data && <Figures progress={progress.data.data} profile={profile} isLow={isLow} />}
      {progress.isPending && <Pending />}
      {progress.isLoadingError && <ErrorState query={progress} />}
    </SectionRow>
  );
}

/** Nothing while figures are covered: the part of the way tells the weight. */
function Share({ share }: Progress) {
  const isCovered = use(AreFiguresCovered);
  return (
    share !== null &&
    !isCovered && (
      <div className="max-w-60 flex-1">
        <ProgressBar
          label="Caminho até a meta"
          isLabelHidden
          value={Math.round(share * 100)}
          kind="level"
          level="ok"
        />
      </div>
    )
  );
}

function Figures({ progress, profile, isLow }: { progress: Progress; isLow: boolean } & Props) {
  const { initialWeight, currentWeight, lostKg, toGoKg, share, daysInTreatment } = progress;
  const weight = (kg: number | null) =>
    kg !== null && <Figure>{formatWeight(kg, profile.weightUnit)}</Figure>;
  const weigh = (
    <Link to="/measurements" search={{ open: 'new' }} className={TARGET}>
      Registrar peso
    </Link>
  );
  const isTooLow = useIsLowWeight(profile.targetWeight, profile);
  const isGain = lostKg !== null && lostKg < 0;
  return (
    <>
      <InlineFacts isWhole>
        <InlineFact isTermShown isUnknownShown term="Peso inicial" unknown={physical('Informar')}>
          {weight(initialWeight)}
        </InlineFact>
        <InlineFact isTermShown isUnknownShown term="Peso atual" unknown={weigh}>
          {weight(currentWeight)}
        </InlineFact>
        <InlineFact
          isTermShown
          isUnknownShown
          term={isGain ? 'Peso a mais' : 'Peso perdido'}
          unknown={lostHint(progress)}
        >
          {weight(lostKg === null ? null : Math.abs(lostKg))}
        </InlineFact>
        {!isTooLow && !isLow && (
          <InlineFact
            isTermShown
            isUnknownShown
            term="Falta para a meta"
            unknown={toGoKg === 0 ? physical('Conferir a meta') : physical('Informar')}
          >
            {toGoKg === 0 ? share === 1 && 'Meta alcançada' : weight(toGoKg)}
          </InlineFact>
        )}
        <InlineFact isTermShown isUnknownShown term="Dias de tratamento" unknown={physical('Informar')}>
          {daysInTreatment !== null && (daysInTreatment === 0 ? 'Começou hoje' : daysInTreatment)}
        </InlineFact>
      </InlineFacts>
      {isLow ? <LowWeight /> : isTooLow && <LowTarget />}
    </>
  );
}

const TARGET = 'inline-flex items-center pointer-coarse:min-h-11';

const physical = (action: string) => (
  <Link to="/profile" search={{ open: 'physical' }} className={TARGET}>
    {action}
  </Link>
);

function lostHint({ initialWeight }: Progress): string {
  return initialWeight === null ? 'Informe o peso inicial' : 'Depois da primeira pesagem';
}

function Pending() {
  return <Skeleton className="h-5 w-4/5" />;
}
