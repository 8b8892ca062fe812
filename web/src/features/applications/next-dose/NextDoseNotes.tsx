import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { nextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';

/** After doses that were not taken in time: whom to ask, and the source of the advice. */
export function NextDoseNotes({ nextDose }: { nextDose: NextDose }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const prescriber = prescriberWords(nextDose);
  const rule = nextDoseWords(nextDose, { zone, now })?.rule;
  return (
    <>
      {prescriber && (
        <Notice tone="info" title={prescriber.title}>
          {prescriber.detail}
        </Notice>
      )}
      {rule && <Sources of={[rule]} />}
    </>
  );
}
