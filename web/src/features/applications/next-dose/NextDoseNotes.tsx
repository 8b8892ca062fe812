import type { NextDose } from '@leveza/contract/applications.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { SourceNote } from '../../../ui/SourceNote.tsx';

interface Props {
  nextDose: NextDose;
  isOverdue: boolean | undefined;
  isByRule: boolean | undefined;
}

/** What goes with a dose that was not taken in time: no doubling, whom to ask, and who says so. */
export function NextDoseNotes({ nextDose, isOverdue = false, isByRule = false }: Props) {
  const { talkToPrescriber, missedInARow, rule } = nextDose;
  return (
    <>
      {isOverdue && <p className="font-medium">Nunca aplique duas doses para compensar.</p>}
      {talkToPrescriber && (
        <Notice tone="info" title="Fale com quem receitou">
          {missedInARow} doses seguidas ficaram sem aplicação. Antes de recomeçar, pergunte a quem receitou
          como seguir.
        </Notice>
      )}
      {isByRule && rule && <SourceNote source={rule.source} isVerified={rule.isVerified} />}
    </>
  );
}
