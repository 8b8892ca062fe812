import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { daysBetween } from '@leveza/domain/time/days.ts';
import { dayOf } from '../../../lib/format.ts';
import { daysText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow, useToday } from '../../../lib/use-now.ts';
import { nextPlanned } from '../doses/dose-lists.ts';
import { useLastTaken } from '../doses/use-doses.ts';

interface Props {
  kind: ItemKind;
  plans: readonly Plan[];
  /** Around today, whichever day is shown. */
  doses: readonly PlannedDose[];
}

/** A day without doses says how long ago the last one was, and how far the next one is. */
export function EmptyDay({ kind, plans, doses }: Props) {
  const { timeZone } = useSession();
  const today = useToday();
  const last = useLastTaken(kind);
  const next = nextPlanned({ plans, doses }, useNow());
  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-soft">Nenhuma dose neste dia.</p>
      <dl className="grid grid-cols-2 gap-2">
        <Near
          label="Última tomada"
          value={last === undefined ? '…' : agoText(last?.takenClock?.slice(0, 10) ?? null, today)}
        />
        <Near label="Próxima agendada" value={aheadText(next && dayOf(next, timeZone), today)} />
      </dl>
    </div>
  );
}

function Near({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-2xl bg-sunken px-4 py-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}

function agoText(day: string | null, today: string): string {
  if (day === null) return 'Nenhuma tomada';
  const days = daysBetween(day, today);
  return days === 0 ? 'Hoje' : `Há ${daysText(days)}`;
}

function aheadText(day: string | null, today: string): string {
  if (day === null) return 'Nenhuma agendada';
  const days = daysBetween(today, day);
  return days <= 0 ? 'Hoje' : `Daqui a ${daysText(days)}`;
}
