import type { NextReminder } from '@leveza/contract/reminders/next.ts';
import { useQuery } from '@tanstack/react-query';
import { capitalised, whenText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { nextQuery } from './next-query.ts';

const TITLE = 'Próximos lembretes';

/** The next reminders with moment and channel, so that the patient need not guess. */
export function NextReminders() {
  const { data, error } = useQuery(nextQuery);
  if (error) return <Lead title={TITLE} detail="Não foi possível ler os próximos lembretes agora." />;
  if (!data) {
    return (
      <Lead title={TITLE} figure="…" detail="Lendo os lembretes.">
        {/* The place of the two that follow. */}
        <div className="h-26" />
      </Lead>
    );
  }
  const [first, ...rest] = data.data;
  if (!first) {
    return (
      <Lead
        title={TITLE}
        figure="Nada marcado"
        detail="Quando houver uma dose, uma consulta ou algo a repor, aparece aqui."
      />
    );
  }
  return <Reminders first={first} rest={rest} />;
}

function Reminders({ first, rest }: { first: NextReminder; rest: NextReminder[] }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const when = ({ at }: NextReminder) => capitalised(whenText(at, { zone, now }));
  return (
    <Lead title={TITLE} figure={when(first)} detail={lineOf(first)}>
      {rest.length > 0 && (
        <ul aria-label="Depois" className="grid gap-2.5 border-t border-on-lead-soft/40 pt-4">
          {rest.map((reminder) => (
            <li key={`${reminder.kind} ${reminder.about} ${reminder.title}`} className="grid">
              <span className="font-semibold tabular-nums">{when(reminder)}</span>
              <span className="text-sm text-on-lead-soft tabular-nums">{lineOf(reminder)}</span>
            </li>
          ))}
        </ul>
      )}
    </Lead>
  );
}

/** 'Ômega 3 1.000 mg às 12:30 · no sininho': the title of a dose says all there is to know. */
const lineOf = ({ kind, title, body, channel }: NextReminder) =>
  [title, !kind.startsWith('dose-') && body, NEXT_BY[channel]].filter(Boolean).join(' · ');

/** By which way a reminder will come. */
const NEXT_BY: Record<NextReminder['channel'], string> = {
  push: 'notificação no aparelho',
  whatsapp: 'por WhatsApp',
  sms: 'por SMS',
  email: 'por e-mail',
  bell: 'no sininho',
};
