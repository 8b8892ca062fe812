import type { Dashboard } from '@leveza/contract/dashboard.ts';
import { dayOf, formatDay, formatRelativeDay, formatTime } from '../../lib/format.ts';
import { capitalised, dayText, daysText, whenText } from '../../lib/moment-words.ts';

interface Here {
  zone: string;
  now: Date;
}

type Dose = Pick<Dashboard, 'nextDoseAt' | 'doseState'>;

const FAR_DAYS = 30;

/** The next dose in one or two words, and the rest of it: 'Amanhã' 'às 08:00', '19/11' 'quinta, às 08:00'. */
export function doseFigure({ nextDoseAt, doseState }: Dose, here: Here): { value: string; detail: string } {
  if (!nextDoseAt) return { value: '—', detail: 'Sem dose agendada' };
  if (isOverdue({ nextDoseAt, doseState }, here.now)) {
    return { value: 'Atrasada', detail: `Era ${whenText(nextDoseAt, here)}` };
  }
  const [near, date] = dayText(dayOf(nextDoseAt, here.zone), dayOf(here.now, here.zone)).split(', ');
  const time = `às ${formatTime(nextDoseAt, here.zone)}`;
  return date === undefined
    ? { value: capitalised(near!), detail: time }
    : { value: date, detail: `${capitalised(near!)}, ${time}` };
}

/** When the next application is: 'Amanhã às 08:00', 'Atrasada, era ontem às 08:00'. */
export function doseSentence({ nextDoseAt, doseState }: Dose, here: Here): string {
  if (!nextDoseAt) return 'Sem dose agendada';
  const when = whenText(nextDoseAt, here);
  return isOverdue({ nextDoseAt, doseState }, here.now) ? `Atrasada, era ${when}` : capitalised(when);
}

/** A dose that was not applied in time, unless the one after it is spoken of already. */
function isOverdue({ nextDoseAt, doseState }: Dose, now: Date): boolean {
  return (doseState === 'late' || doseState === 'late-unknown') && new Date(nextDoseAt!) <= now;
}

export function treatmentText(days: number | null): string {
  if (days === null) return 'A partir da primeira aplicação';
  return days === 0 ? 'Começou hoje' : daysText(days);
}

/** 'Hoje, 08:05', 'Ontem, 21:30', 'Há 4 dias'; after a month, the day itself. */
export function agoText(instant: string, { zone, now }: Here): string {
  const [day, today] = [dayOf(instant, zone), dayOf(now, zone)];
  const relative = formatRelativeDay(day, today);
  if (relative === 'Hoje' || relative === 'Ontem') return `${relative}, ${formatTime(instant, zone)}`;
  return Math.abs(Date.parse(today) - Date.parse(day)) > FAR_DAYS * 86_400_000 ? formatDay(day) : relative;
}
