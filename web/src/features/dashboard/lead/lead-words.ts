import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import type { Today } from '@leveza/contract/dashboard.ts';
import { sideLabel, zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { daysBetween } from '@leveza/domain/time/days.ts';
import type { ScreenLink } from '../../../lib/address.ts';
import { dayOf, formatDay, formatMg, formatTime } from '../../../lib/format.ts';
import { dayFigure, dayText, whenText } from '../../../lib/moment-words.ts';
import type { DoseScene } from '../../../ui/drawings/DoseDrawing.tsx';
import { applicationLink, type Beginning } from '../first-steps/application-link.ts';
import { ASK_FIRST, nextDoseWords, prescriberWords } from '../../applications/shared/next-dose-words.ts';
import { otherDosesText, stepText } from '../../applications/shared/step-words.ts';
import { LISTED_LOT_WARNING } from '../../pens/shared/lot-words.ts';

export interface LeadAction {
  label: string;
  link: ScreenLink;
}

export interface LeadWords {
  title: string;
  figure: string;
  /** Lines under the figure. */
  details: string[];
  /** The one sentence about it, with the warning; its detail and the sources open behind them. */
  advice: { text: string; detail: string | null; caution: string | null; rule: NextDose['rule'] } | null;
  /** One sentence that the figure begins, in full width. */
  note?: string;
  /** To be read before the dose is applied. */
  warning?: string;
  /** A pause is ended here, which is the primary action then. */
  canResume?: boolean;
  /** The first one is primary. */
  actions: LeadAction[];
  /** The days left are drawn as a ring, every other state as a scene. */
  drawing: DoseScene | { daysLeft: number; of: number };
}

interface Situation extends Beginning {
  nextDose: NextDose;
  /** Undefined until it was read. */
  today: Today | undefined;
  zone: string;
  now: Date;
}

const about = (record: 'dose' | 'skip', at: string | null): ScreenLink => ({
  to: '/dashboard',
  search: { record, recordAt: at ?? undefined },
});
const REGISTER: LeadAction = { label: 'Registrar', link: { to: '/dashboard', search: { record: 'dose' } } };
const PLAN_FIRST: LeadAction = {
  label: 'Marcar o dia',
  link: { to: '/dashboard', search: { plans: 'first' } },
};
const APPLIED_BEFORE: LeadAction = {
  label: 'Já apliquei',
  link: { to: '/applications', search: { open: 'past' } },
};
const SEE: LeadAction = { label: 'Ver aplicações', link: { to: '/applications' } };

/** The lead about the next dose: one figure, one action, one drawing. */
export function leadWords(situation: Situation): LeadWords {
  const words = wordsOf(situation);
  const penId = situation.today?.dose?.counterfeitPenId;
  if (!penId || words.drawing === 'paused' || words.drawing === 'missed') return words;
  const see: LeadAction = {
    label: 'Ver a caneta',
    link: { to: '/medications', search: { pen: penId, open: 'details' } },
  };
  return { ...words, warning: LISTED_LOT_WARNING, actions: [see, ...words.actions] };
}

function wordsOf(situation: Situation): LeadWords {
  const { nextDose, now, zone } = situation;
  const words = nextDoseWords(nextDose, situation);
  const prescriber = prescriberWords(nextDose);
  if (prescriber && nextDose.state === 'paused') return longPause(situation, prescriber.title);
  if (prescriber) {
    // No sentence about applying stands beside it: the prescriber says how to begin again.
    return {
      title: 'Doses sem aplicação registrada',
      figure: prescriber.title,
      details: [],
      advice: { text: prescriber.detail, detail: null, caution: words?.caution ?? null, rule: null },
      // Doses may only be missing from the record.
      actions: [APPLIED_BEFORE, SEE],
      drawing: 'paused',
    };
  }
  const { state, plannedAt } = nextDose;
  const day = plannedAt ? dayText(dayOf(plannedAt, zone), dayOf(now, zone)) : '';
  const product = productText(situation.today);
  const skip = { label: 'Pulei esta dose', link: about('skip', plannedAt) };
  const late = {
    title: [product, `dose de ${day}`].filter(Boolean).join(' · '),
    details: [],
    advice: words && {
      text: words.headline,
      detail: words.detail,
      caution: words.caution,
      rule: words.rule,
    },
  };
  switch (state) {
    case 'none':
      return firstDay(situation);
    case 'no-schedule':
      return noSchedule(situation);
    case 'paused':
      return {
        title: 'Tratamento em pausa',
        figure: plannedAt ? `Próxima: ${day}` : 'Sem doses por agora',
        details: [lastDose(situation)].filter((line) => line !== null),
        advice: null,
        canResume: true,
        actions: [SEE],
        drawing: 'paused',
      };
    case 'upcoming':
      return ahead(situation);
    case 'due':
      return {
        title: `Dose de ${whenText(plannedAt ?? now, situation)}`,
        figure: product ?? 'Dia de aplicar',
        details: [atHome(situation.today), suggestion(situation.today), stepOfDose(situation)].filter(
          (line) => line !== null,
        ),
        advice: null,
        actions: [REGISTER],
        drawing: 'due',
      };
    case 'late':
      return {
        ...late,
        figure: 'Dose atrasada',
        details: [atHome(situation.today), suggestion(situation.today)].filter((line) => line !== null),
        actions: [REGISTER, skip],
        drawing: 'late',
      };
    case 'late-unknown':
      return {
        ...late,
        advice: late.advice && { ...late.advice, text: ASK_FIRST },
        figure: 'Dose atrasada',
        actions: [REGISTER, skip],
        drawing: 'late',
      };
    case 'missed': {
      const applied = { label: 'Já apliquei', link: about('dose', plannedAt) };
      return { ...late, figure: 'Prazo encerrado', actions: [skip, applied], drawing: 'missed' };
    }
  }
}

/** In a few lines: Aplicações, one press away, has the whole advice. */
function longPause({ nextDose: { plannedAt, missedInARow }, zone }: Situation, figure: string): LeadWords {
  const day = plannedAt ? ` em ${formatDay(dayOf(plannedAt, zone))}` : '';
  return {
    title: 'Tratamento em pausa',
    figure,
    details: [],
    note: `Antes de recomeçar${day}, pergunte como: ${missedInARow} doses seguidas ficam sem aplicação.`,
    advice: null,
    actions: [SEE],
    drawing: 'paused',
  };
}

function firstDay({ hasPen, hasStarted }: Situation): LeadWords {
  const link = applicationLink({ hasPen, hasStarted });
  return {
    title: 'Primeiro dia',
    figure: hasStarted ? 'Sua aplicação mais recente' : 'Sua primeira aplicação',
    details: ['É a partir dela que a próxima dose aparece aqui.'],
    advice: null,
    // Before the treatment its day comes first: one press more must not record a dose that was not applied.
    actions:
      hasPen && !hasStarted ? [PLAN_FIRST, { label: 'Já apliquei', link }] : [{ label: 'Registrar', link }],
    drawing: 'first',
  };
}

function noSchedule(situation: Situation): LeadWords {
  return {
    title: 'Próxima aplicação',
    figure: 'Sem dose agendada',
    details: [lastDose(situation)].filter((line) => line !== null),
    advice: null,
    actions: [REGISTER, SEE],
    drawing: 'first',
  };
}

function ahead(situation: Situation): LeadWords {
  const { nextDose, now, zone } = situation;
  const plannedAt = nextDose.plannedAt!;
  const [day, today] = [dayOf(plannedAt, zone), dayOf(now, zone)];
  const daysLeft = daysBetween(today, day);
  const { figure, rest } = dayFigure(day, today);
  // A narrow line breaks before the date, not inside it.
  const when = [rest, `às ${formatTime(plannedAt, zone)}`]
    .filter(Boolean)
    .join(' ')
    .replaceAll(' ', '\u00A0');
  return {
    title: 'Próxima aplicação',
    figure,
    details: [
      [productText(situation.today), when].filter(Boolean).join(', '),
      atHome(situation.today),
      stepOfDose(situation) ?? lastDose(situation),
    ].filter((line) => line !== null),
    advice: null,
    actions: [],
    drawing: { daysLeft, of: Math.max(daysLeft, Math.round(nextDose.intervalDays ?? daysLeft)) },
  };
}

/** The plan's step that the next dose begins or that waits; one to come later is said with the applications. */
function stepOfDose({ nextDose, zone }: Situation): string | null {
  const { nextStep, plannedAt } = nextDose;
  const isNow = nextStep && plannedAt && nextStep.from <= dayOf(plannedAt, zone);
  return isNow ? stepText(nextDose, zone) : null;
}

/** 'Ozempic 1 mg' */
function productText(today: Today | undefined): string | null {
  return today?.dose ? `${today.dose.medicationName} ${formatMg(today.dose.doseMg)}` : null;
}

const atHome = (today: Today | undefined) => otherDosesText(today?.dose?.otherDosesMg ?? []);

function suggestion(today: Today | undefined): string | null {
  return today?.suggestedZone ? `Local sugerido: ${inSentence(zoneLabel(today.suggestedZone))}` : null;
}

/** 'Última: coxa esquerda' */
function lastDose({ today, zone, now }: Situation): string | null {
  if (!today?.lastDoseAt) return null;
  const day = dayText(dayOf(today.lastDoseAt, zone), dayOf(now, zone));
  return today.lastZone ? `Última: ${inSentence(sideLabel(today.lastZone))}` : `Última: ${day}`;
}

const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
