import { ANESTHESIA } from '@leveza/domain/side-effects/red-flags-without-effect.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { useGlp1 } from './use-glp1.ts';

const UNKNOWN = 'Se você usa um medicamento GLP-1, avise a equipe já ao marcar.';
const UNREADABLE = `Não foi possível ler suas doses agora. ${UNKNOWN}`;

/** Reminds a patient who uses a GLP-1 to tell the team, with the date of the last dose; it advises no pause. */
export function SedationNotice() {
  const { timeZone } = useSession();
  const { isUsed, isUnknown, isFailed, last } = useGlp1();
  if (!isUsed && !isUnknown) return null;
  const ifUsed = isFailed ? UNREADABLE : UNKNOWN;
  return (
    <Notice tone="attention" title={ANESTHESIA.title}>
      <p>{isUsed ? ANESTHESIA.whatToDo[0] : ifUsed}</p>
      {last && (
        <p className="mt-2 font-semibold tabular-nums">
          {`Última dose: ${[last.name, last.dosage].filter(Boolean).join(' ')}, em ${formatInstant(last.at, timeZone)}.`}
        </p>
      )}
      <Sources of={[ANESTHESIA]} />
    </Notice>
  );
}
