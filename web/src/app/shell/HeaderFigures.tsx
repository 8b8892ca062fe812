import { readHeadline } from '@leveza/contract/dashboard.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, type LucideIcon, TrendingDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { read } from '../../lib/api.ts';
import { dayOf, formatDayAs, formatKg, formatRelativeDay, formatTime } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';

/** The next dose and the total loss, on screens with room for them. */
export function HeaderFigures() {
  const now = useNow();
  const headline = useQuery(read(readHeadline, {})).data?.data;
  return (
    <dl className="flex items-center gap-4 xl:gap-6">
      <Figure icon={CalendarClock} label="Próxima Dose">
        {headline && (headline.nextDoseAt ? whenOf(headline.nextDoseAt, now) : 'Sem dose agendada')}
      </Figure>
      <Figure icon={TrendingDown} label="Perda Total">
        {headline && (headline.totalLossKg === null ? <Unknown /> : formatKg(headline.totalLossKg))}
      </Figure>
    </dl>
  );
}

function Figure({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_auto] items-center gap-x-2.5 leading-tight">
      <Icon aria-hidden className="row-span-2 size-5 text-leaf" />
      <dt className="text-xs font-medium whitespace-nowrap text-ink-faint">{label}</dt>
      {/* While it is being read the line keeps its height. */}
      <dd className="min-h-5 text-sm font-semibold whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}

function Unknown() {
  return (
    <>
      <span aria-hidden>—</span>
      <span className="sr-only">Ainda sem medições</span>
    </>
  );
}

/** 'Hoje, 18:30', 'Amanhã, 08:00' or '12/11, 08:00'. */
export function whenOf(instant: string, now: Date): string {
  const day = dayOf(instant);
  const relative = formatRelativeDay(day, dayOf(now));
  const isNear = relative === 'Hoje' || relative === 'Amanhã';
  return `${isNear ? relative : formatDayAs(day, { day: '2-digit', month: '2-digit' })}, ${formatTime(instant)}`;
}
