import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { nextDoseWords, prescriberWords } from '../shared/next-dose-words.ts';
import { standingNow } from '../shared/standing-now.ts';
import type { Overview } from '../use-overview.ts';

/** A dose that is over by the leaflet: the form opens from anywhere, and says it as the lead does. */
export function MissedNote({ overview }: { overview: Overview }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const nextDose = standingNow(overview.nextDose, { zone, now });
  if (nextDose.state !== 'missed') return null;
  const text = prescriberWords(nextDose)?.detail ?? nextDoseWords(nextDose, { zone, now })?.headline;
  return <Notice tone="attention">{text} Registre só se ela foi mesmo aplicada.</Notice>;
}
