import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import { doseText } from '../application-words.ts';
import { appliedOnText, nearText, standsForText, usualDayText } from '../usual-day/usual-day-words.ts';
import { answerWords } from './answer-words.ts';
import { EndedPause } from './EndedPause.tsx';
import type { SavedApplication } from './use-save-application.ts';

interface Props {
  message: SavedApplication;
  onClose: () => void;
}

/** After a dose: when the next one is and, after a dose on another day, that the usual day stays unless it is moved. */
export function DoseAnswer({ message, onClose }: Props) {
  const now = useNow();
  const { timeZone } = useSession();
  const [paused, setPaused] = useState<NextDose | null>(null);
  const { saved, countsFor, endsPause, canContinuePause = false } = message;
  const nextDose = paused ?? message.nextDose;
  const next = answerWords(nextDose, { zone: timeZone, now });
  const near = nearText(nextDose, saved.datetime);
  return (
    <Answer message={{ ...message, detail: doseText(saved) }} onClose={onClose}>
      {next && <Lead {...next} />}
      {endsPause && <EndedPause {...{ paused, canContinuePause }} onPaused={setPaused} />}
      {nextDose.isOffDay && (
        <p className="text-pretty">
          {appliedOnText(saved.datetime, timeZone)}{' '}
          {countsFor && `${standsForText(countsFor, { zone: timeZone, now })} `}Seu dia continua o mesmo:{' '}
          {usualDayText(nextDose)?.toLowerCase()}.
        </p>
      )}
      {nextDose.isOffDay && near && <p className="text-sm text-pretty text-ink-soft">{near}</p>}
    </Answer>
  );
}
