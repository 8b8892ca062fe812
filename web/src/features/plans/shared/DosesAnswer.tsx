import { listDoses, type PlannedDose } from '@leveza/contract/plans/doses.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { dayOf, formatTime } from '../../../lib/format.ts';
import { capitalised, dayText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Lead } from '../../../ui/Lead.tsx';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { countsOfDay, nextPlanned } from '../doses/dose-lists.ts';
import { listText } from '../plan-words.ts';
import { isDueBy, isOpen } from './open-doses.ts';

interface Props {
  message: ChangeMessage;
  /** Records another one in the same sheet. */
  onMore?: () => void;
  onClose: () => void;
}

/** After doses of plans were taken or skipped: what today still lacks, or when the next one is, and how far today's are. */
export function DosesAnswer({ message, onMore, onClose }: Props) {
  const { timeZone } = useSession();
  const today = useToday();
  const now = useNow();
  const doses = useQuery(read(listDoses, { query: {} })).data?.data ?? [];
  // Injections are recorded elsewhere, by rules of their own.
  const open = doses.filter((dose) => isOpen(dose) && dose.medicationType !== 'glp1');
  // A tablet for an empty stomach counts as forgotten after another medicine: nothing here invites to take it.
  const due = open.filter((dose) => dose.day === today && !dose.asksToWait && isDueBy(dose, now));
  const next = nextPlanned({ plans: [], doses: open }, now);
  const { total, taken } = countsOfDay(doses, today);
  return (
    <Answer message={message} onClose={onClose}>
      {due.length > 0 ? (
        <Lead
          title="Ainda por tomar hoje"
          figure={due.length === 1 ? '1 dose' : `${due.length} doses`}
          detail={namesOf(due)}
        />
      ) : (
        next && (
          <Lead
            title="Próxima dose"
            figure={capitalised(dayText(dayOf(next, timeZone), today))}
            detail={`Às ${formatTime(next, timeZone)}: ${namesOf(open.filter(({ plannedAt }) => plannedAt === next))}`}
          />
        )
      )}
      {total > 0 && (
        <p className="text-ink-soft tabular-nums">
          {taken === total ? 'Tudo de hoje está tomado.' : `Hoje: ${taken} de ${total} tomadas.`}
        </p>
      )}
      {onMore && (
        <Button variant="secondary" icon={Plus} onPress={onMore}>
          Registrar outro
        </Button>
      )}
    </Answer>
  );
}

const namesOf = (doses: readonly PlannedDose[]) => listText(doses.map(({ name }) => name));
