import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { type NextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';

interface Props {
  nextDose: NextDose;
  words: NextDoseWords | null;
}

/** Advice after a dose that was not taken in time: no doubling, whom to ask, and the source. */
export function NextDoseNotes({ nextDose, words }: Props) {
  const prescriber = prescriberWords(nextDose);
  return (
    <>
      {words?.caution && <p className="font-medium">{words.caution}</p>}
      {prescriber && (
        <Notice tone="info" title={prescriber.title}>
          {prescriber.detail}
        </Notice>
      )}
      {words?.rule && <Sources of={[words.rule]} />}
    </>
  );
}
