import type { Plan } from '@leveza/contract/plans/plans.ts';
import { unitText } from '@leveza/domain/plans/plan-words.ts';
import { formatDay, formatDayAs, formatNumber } from '../../lib/format.ts';
import { daysText } from '../../lib/moment-words.ts';

const LIST = new Intl.ListFormat('pt-BR');
const AMOUNT = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });
/** A Sunday. */
const FIRST_OF_WEEK = '2026-11-01';

export const listText = (words: Iterable<string>) => LIST.format(words);

/** 'dom', 'seg'; 0 is Sunday. */
export const weekdayShort = (weekday: number) => weekdayIn('short', weekday).replace('.', '');
export const weekdayLong = (weekday: number) => weekdayIn('long', weekday).replace('-feira', '');

function weekdayIn(weekday: 'short' | 'long', index: number): string {
  const day = `${FIRST_OF_WEEK.slice(0, 8)}0${Number(FIRST_OF_WEEK.slice(8)) + index}`;
  return formatDayAs(day, { weekday });
}

/** '50 mg', '20 gotas' */
export const dosageText = ({ dose, doseUnit }: Pick<Plan, 'dose' | 'doseUnit'>) =>
  `${AMOUNT.format(dose)} ${unitText(dose, doseUnit)}`;

/** 'Losartana 50 mg': the dose follows a name that does not have it. */
export const titleText = (plan: Pick<Plan, 'name' | 'dose' | 'doseUnit'>) =>
  plan.name.includes(dosageText(plan)) ? plan.name : `${plan.name}, ${dosageText(plan)}`;

/** How long a paused plan stays so. */
export const pauseText = ({ pausedUntil }: Pick<Plan, 'pausedUntil'>) =>
  pausedUntil ? `Volta em ${formatDay(pausedUntil)}` : 'Pausado até você retomar';

/** 'A partir de 20/11/2026: 100 mg, Todo dia às 06:00'; the name where it is another. */
export function changeText({ name, nextChange }: Pick<Plan, 'name' | 'nextChange'>): string | null {
  if (nextChange === null) return null;
  const what = [
    nextChange.name !== name && nextChange.name,
    dosageText(nextChange),
    scheduleText(nextChange),
  ];
  return `A partir de ${formatDay(nextChange.from)}: ${what.filter(Boolean).join(', ')}`;
}

type Scheduled = Pick<
  Plan,
  | 'planType'
  | 'frequency'
  | 'scheduledTimes'
  | 'daysOfWeek'
  | 'startDate'
  | 'intervalDays'
  | 'daysOn'
  | 'daysOff'
  | 'minGapHours'
  | 'mostPerDay'
>;

/** 'Todo dia às 08:00 e 20:00'; as needed, what the patient keeps to. */
export function scheduleText(plan: Scheduled): string {
  if (plan.planType === 'as_needed') return asNeededText(plan);
  return `${daysOfPlan(plan)} às ${listText(plan.scheduledTimes)}`;
}

function daysOfPlan({ frequency, daysOfWeek, startDate, intervalDays, daysOn, daysOff }: Scheduled): string {
  switch (frequency) {
    case 'daily':
      return 'Todo dia';
    case 'weekly': {
      const days = daysOfWeek.length > 0 ? daysOfWeek : [new Date(`${startDate}T00:00:00Z`).getUTCDay()];
      return `Toda semana (${listText(days.map(weekdayShort))})`;
    }
    case 'monthly':
      return `Todo mês, no dia ${Number(startDate.slice(8))},`;
    case 'custom':
      return intervalDays === null
        ? `${daysText(daysOn ?? 0)} com e ${daysText(daysOff ?? 0)} sem,`
        : intervalDays === 1
          ? 'Todo dia'
          : `A cada ${daysText(intervalDays)}`;
  }
}

/** 'Curso de 10 doses', 'Curso até 20/12/2026'; null where the plan goes on. */
export function courseText({
  planType,
  totalDoses,
  endDate,
}: Pick<Plan, 'planType' | 'totalDoses' | 'endDate'>): string | null {
  if (planType !== 'course') return null;
  const length = [
    totalDoses !== null && `de ${dosesText(totalDoses)}`,
    endDate && `até ${formatDay(endDate)}`,
  ];
  return `Curso ${length.filter(Boolean).join(', ')}`;
}

/** 'Se precisar · intervalo de 6 h · até 3 por dia' */
export function asNeededText({ minGapHours, mostPerDay }: Pick<Plan, 'minGapHours' | 'mostPerDay'>): string {
  return [
    'Se precisar',
    minGapHours !== null && `intervalo de ${formatNumber(minGapHours)} h`,
    mostPerDay !== null && `até ${mostPerDay} por dia`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export const dosesText = (count: number) => (count === 1 ? '1 dose' : `${count} doses`);

/** '12 doses em casa · falta a partir de 28/11/2026'; a course says what is missing. Null where it draws on no product. */
export function stockText({ stock }: Pick<Plan, 'stock'>): string | null {
  if (stock === null) return null;
  const { dosesLeft, runsOutOn, dosesMissing } = stock;
  const home = dosesLeft === 0 ? 'Nenhuma dose em casa' : `${dosesText(dosesLeft)} em casa`;
  if (dosesMissing) {
    const missing = dosesMissing === 1 ? 'falta 1 dose' : `faltam ${dosesMissing} doses`;
    return `${home} · ${missing} para terminar o curso`;
  }
  return runsOutOn && dosesLeft > 0 ? `${home} · falta a partir de ${formatDay(runsOutOn)}` : home;
}
