import { dayOf, formatTime } from '../../../lib/format.ts';
import { capitalised, dayText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { doseText } from '../application-words.ts';
import { appliedOnText, nearText, usualDayText } from '../usual-day/usual-day-words.ts';
import type { SavedApplication } from './use-save-application.ts';

interface Props {
  message: SavedApplication;
  onClose: () => void;
}

/** After a dose: when the next one is and, after a dose on another day, that the usual day stays unless it is moved. */
export function DoseAnswer({ message, onClose }: Props) {
  const today = useToday();
  const { timeZone } = useSession();
  const { saved, nextDose } = message;
  const next = nextDose.followingAt ?? nextDose.plannedAt;
  const near = nearText(nextDose, saved.datetime);
  return (
    <Answer message={{ ...message, detail: doseText(saved) }} onClose={onClose}>
      {next && (
        <Lead
          title="Próxima dose"
          figure={capitalised(dayText(dayOf(next, timeZone), today))}
          detail={`Às ${formatTime(next, timeZone)}`}
        />
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
