import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { Sources } from '../../../ui/Sources.tsx';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { nextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';
import { standingNow } from '../shared/standing-now.ts';

/** The source of the advice about a late dose; none while the advice is to ask the prescriber. */
export function NextDoseNotes({ nextDose }: { nextDose: NextDose }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const rule = nextDoseWords(standingNow(nextDose, { zone, now }), { zone, now })?.rule;
  return rule && !prescriberWords(nextDose) && <Sources of={[rule]} />;
}
