import { ANESTHESIA } from '@leveza/domain/side-effects/red-flags-without-effect.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { useGlp1 } from './use-glp1.ts';

/** Reminds a patient who uses a GLP-1 to tell the team, with the date of the last dose; it advises no pause. */
export function SedationNotice() {
  const { timeZone } = useSession();
  const { isUsed, last } = useGlp1();
  if (!isUsed) return null;
  return (
    <Notice tone="attention" title={ANESTHESIA.title}>
      <p>{ANESTHESIA.whatToDo[0]}</p>
      {last && (
        <p className="mt-2 font-semibold tabular-nums">
          {`Última dose: ${[last.name, last.dosage].filter(Boolean).join(' ')}, em ${formatInstant(last.at, timeZone)}.`}
        </p>
      )}
      <Sources of={[ANESTHESIA]} />
    </Notice>
  );
}
