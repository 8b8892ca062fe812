import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { capitalised, distanceText, whenText } from '../../../lib/moment-words.ts';

export interface NextDoseWords {
  badge: { status: 'info' | 'attention'; text: string } | null;
  /** The advice in one line. */
  headline: string;
  detail: string | null;
  /** Every dose that was not taken in time has one. */
  caution: string | null;
  /** The label's rule the headline rests on, whose source stands below. */
  rule: NextDose['rule'];
  canSkip: boolean;
}

const CALM = { badge: null, detail: null, caution: null, rule: null, canSkip: false };
export const ASK_FIRST = 'Antes de aplicar, pergunte a quem receitou.';
const OVERDUE = { caution: 'Pelas bulas, nunca duas doses para compensar.', canSkip: true };

/** A brand whose leaflet was not read goes by that of the reference product, and its sentences say so. */
export function byLabel(rule: NextDose['rule']): string {
  return rule?.sources.length === 0 ? 'Pela bula de outra marca da mesma substância' : 'Pela bula';
}

interface Here {
  zone: string;
  now: Date;
  /** Whether a pause goes on, where that is known: doses that are over have the same state. */
  isPause?: boolean;
}

const NOTHING_PLANNED = 'nada aparece como atrasado.';

function nothingPlanned(isPause: boolean | undefined): string {
  if (isPause === undefined) return `O tratamento está em pausa ou terminou: ${NOTHING_PLANNED}`;
  return `O tratamento ${isPause ? 'está em pausa até você retomar' : 'terminou'}: ${NOTHING_PLANNED}`;
}

/** The sentences about the next dose, the same on every screen; null if there is no dose to show. */
export function nextDoseWords(
  { state, plannedAt, applyUntil, followingAt, rule }: NextDose,
  here: Here,
): NextDoseWords | null {
  const when = (instant: string | null) => (instant ? whenText(instant, here) : '');
  const planned = when(plannedAt);
  switch (state) {
    case 'none':
    case 'no-schedule':
      return null;
    case 'upcoming':
      return {
        ...CALM,
        headline: capitalised(planned),
        detail: plannedAt && capitalised(distanceText(plannedAt, here)),
      };
    case 'due':
      return {
        ...CALM,
        badge: { status: 'info', text: 'Dia de aplicar' },
        headline: capitalised(planned),
        canSkip: true,
      };
    case 'paused':
      return {
        ...CALM,
        badge: { status: 'info', text: 'Em pausa' },
        // A plan that has ended stands here too.
        headline: plannedAt ? `Próxima aplicação: ${planned}` : 'Sem doses por agora',
        detail: plannedAt ? null : nothingPlanned(here.isPause),
      };
    case 'late':
      return {
        ...OVERDUE,
        badge: { status: 'attention', text: 'Atrasada' },
        headline: `${byLabel(rule)}, ainda pode ser aplicada até ${when(applyUntil)}.`,
        detail: `Estava planejada para ${planned}.`,
        rule,
      };
    case 'missed':
      return {
        ...OVERDUE,
        badge: { status: 'attention', text: 'Prazo encerrado' },
        headline: `${byLabel(rule)}, esta dose não é mais aplicada; a próxima é ${when(followingAt)}.`,
        detail: `Estava planejada para ${planned}.`,
        rule,
      };
    case 'late-unknown':
      return {
        ...OVERDUE,
        badge: { status: 'attention', text: 'Atrasada' },
        headline: `A dose de ${planned} não foi registrada.`,
        detail:
          // A window that ended since the dose was read.
          (applyUntil && new Date(applyUntil) < here.now
            ? `O prazo acabou ${when(applyUntil)}. ${ASK_FIRST}`
            : `Para este medicamento não conhecemos um prazo seguro para aplicar com atraso. ${ASK_FIRST}`) +
          (followingAt ? ` Pelo seu intervalo, a seguinte é ${when(followingAt)}.` : ''),
        rule: null,
      };
  }
}

/** Advice to ask the prescriber first, after several doses that were not applied; null otherwise. */
export function prescriberWords({
  state,
  talkToPrescriber,
  missedInARow,
}: Pick<NextDose, 'state' | 'talkToPrescriber' | 'missedInARow'>): { title: string; detail: string } | null {
  if (!talkToPrescriber) return null;
  // The doses of a pause that goes on lie ahead, in part or all of them.
  const until = state === 'paused' ? 'Até a volta, ' : '';
  const stay = state === 'paused' ? 'ficam' : 'ficaram';
  return {
    title: 'Fale com quem receitou',
    detail: `${until}${missedInARow} doses seguidas ${stay} sem aplicação. Antes de recomeçar, pergunte a quem receitou como seguir.`,
  };
}
