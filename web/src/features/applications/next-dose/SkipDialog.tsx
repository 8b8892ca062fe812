import { SkipInput } from '@leveza/contract/applications/doses.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { answerWords } from '../form/answer-words.ts';
import { NO_REASON, SkipSheet } from '../shared/SkipSheet.tsx';
import { useSkip } from './use-skip.ts';

const COMMON = ['Esqueci', 'Estava sem a caneta', 'Passei mal', 'Orientação médica', 'Viagem'] as const;

const Reason = SkipInput.pick({ reason: true });

interface Props {
  plannedAt: string;
  onClose: () => void;
}

/** A planned injection that was not applied. */
export function SkipDialog({ plannedAt, onClose }: Props) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const draft = useDraft(`skip:${plannedAt}`, NO_REASON);
  const { skip } = useSkip(draft);
  return (
    <SkipSheet
      title="Pulei esta dose"
      description={`Planejada para ${formatInstant(plannedAt, zone)}`}
      common={COMMON}
      hint="Ajuda você e quem acompanha seu tratamento a lembrar depois."
      schema={Reason}
      draft={draft}
      skip={(reason) => skip(plannedAt, reason)}
      onClose={onClose}
    >
      {(skipped) => {
        const next = answerWords(skipped.nextDose, { zone, now });
        return (
          <Answer message={skipped} onClose={onClose}>
            {next && <Lead {...next} />}
          </Answer>
        );
      }}
    </SkipSheet>
  );
}
