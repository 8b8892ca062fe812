import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { ANESTHESIA } from '@leveza/domain/side-effects/red-flags-without-effect.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { formatInstant, formatMg } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';

/** Reminds a patient who uses a GLP-1 to tell the team, with the date of the last dose; it advises no pause. */
export function SedationNotice() {
  const { timeZone } = useSession();
  const { data } = useQuery(read(readApplicationsOverview, {}));
  const { lastApplication: last, suggestion } = data?.data ?? {};
  const isTreated = Boolean(last ?? suggestion?.penId);
  if (!isTreated) return null;
  return (
    <Notice tone="attention" title={ANESTHESIA.title}>
      <p>{ANESTHESIA.whatToDo[0]}</p>
      {last && (
        <p className="mt-2 font-semibold tabular-nums">
          {`Última dose: ${last.medicationName} ${formatMg(last.doseMg)}, em ${formatInstant(last.datetime, timeZone)}.`}
        </p>
      )}
      <Sources of={[ANESTHESIA]} />
    </Notice>
  );
}
