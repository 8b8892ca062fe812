import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import type { Today } from '@leveza/contract/dashboard.ts';
import { DAY_MS } from '@leveza/domain/time/spans.ts';
import { dayOf, formatDay, formatRelativeDay, formatTime } from '../../lib/format.ts';
import { capitalised, dayText, daysText, whenText } from '../../lib/moment-words.ts';
import { snoozeText } from '../plans/shared/dose-line.ts';
import { isOpen } from '../plans/shared/open-doses.ts';

interface Here {
  zone: string;
  now: Date;
}

type Tablets = Pick<Today, 'doses' | 'tabletPlanIds'>;
type Dose = Pick<NextDose, 'state' | 'plannedAt' | 'followingAt' | 'talkToPrescriber'>;

const FAR_DAYS = 30;
const ASK_FIRST = 'Fale antes com quem receitou';

/** The dose one speaks of: the one due or late, else the one ahead. */
export const doseAt = ({ plannedAt, followingAt }: Pick<Dose, 'plannedAt' | 'followingAt'>) =>
  followingAt ?? plannedAt;

/** The next dose in one or two words, and the rest of it: 'Amanhã' 'às 08:00', '19/11' 'quinta, às 08:00'. */
export function doseFigure(dose: Dose, here: Here): { value: string; detail: string } {
  const at = doseAt(dose);
  if (!at) return { value: '—', detail: 'Sem dose agendada' };
  const isOver = isOverdue(dose, at, here.now);
  const [near, date] = dayText(dayOf(at, here.zone), dayOf(here.now, here.zone)).split(', ');
  const value = isOver ? 'Atrasada' : (date ?? capitalised(near!));
  if (dose.talkToPrescriber) return { value, detail: ASK_FIRST };
  if (isOver) return { value, detail: `Era ${whenText(at, here)}` };
  const time = `às ${formatTime(at, here.zone)}`;
  return { value, detail: date === undefined ? time : `${capitalised(near!)}, ${time}` };
}

/** The tablets of the treatment that are planned for a day. */
export const tabletsOf = ({ doses, tabletPlanIds }: Tablets, day: string) =>
  doses.filter((dose) => dose.day === day && tabletPlanIds.includes(dose.planId));

/** The same of tablets: the one of today that is open. */
export function tabletFigure(tablets: Tablets, today: string, here: Here): { value: string; detail: string } {
  const ofToday = tabletsOf(tablets, today);
  const open = ofToday.find(isOpen);
  if (open) {
    const putOff = snoozeText(open, here);
    return { value: 'Hoje', detail: putOff ?? `${open.state === 'late' ? 'era às' : 'às'} ${open.time}` };
  }
  return { value: '—', detail: ofToday.length > 0 ? 'A de hoje está registrada' : 'Nenhuma hoje' };
}

/** A dose that was not applied in time, unless the sentence is already about the next one. */
function isOverdue({ state }: Dose, at: string, now: Date): boolean {
  return (state === 'late' || state === 'late-unknown') && new Date(at) <= now;
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
  return Math.abs(Date.parse(today) - Date.parse(day)) > FAR_DAYS * DAY_MS ? formatDay(day) : relative;
}
