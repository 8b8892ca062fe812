import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { doseText } from '../application-words.ts';
import { appliedOnText, nearText, usualDayText } from '../usual-day/usual-day-words.ts';
import { answerWords } from './answer-words.ts';
import type { SavedApplication } from './use-save-application.ts';

interface Props {
  message: SavedApplication;
  onClose: () => void;
}

/** After a dose: when the next one is and, after a dose on another day, that the usual day stays unless it is moved. */
export function DoseAnswer({ message, onClose }: Props) {
  const now = useNow();
  const { timeZone } = useSession();
  const { saved, nextDose, endsPause } = message;
  const next = answerWords(nextDose, { zone: timeZone, now });
  const near = nearText(nextDose, saved.datetime);
  return (
    <Answer message={{ ...message, detail: doseText(saved) }} onClose={onClose}>
      {next && <Lead {...next} />}
      {endsPause && (
        <p className="text-pretty">
          A pausa do tratamento terminou com esta dose. Para continuar em pausa,{' '}
          <Link to="/applications" search={{ plans: 'plans' }}>
            pause de novo no plano
          </Link>
          .
        </p>
      )}
      {nextDose.isOffDay && (
        <p className="text-pretty">
          {appliedOnText(saved.datetime, timeZone)} Seu dia continua o mesmo:{' '}
          {usualDayText(nextDose)?.toLowerCase()}.
        </p>
      )}
      {nextDose.isOffDay && near && <p className="text-sm text-pretty text-ink-soft">{near}</p>}
    </Answer>
  );
}
