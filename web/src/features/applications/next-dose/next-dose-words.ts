import type { NextDose } from '@leveza/contract/applications.ts';
import type { Status } from '../../../ui/Badge.tsx';
import { capitalised, distanceText, whenText } from '../../../lib/moment-words.ts';

export interface NextDoseWords {
  badge: { status: Status; text: string } | null;
  /** What to do, in one line. */
  headline: string;
  detail: string | null;
  /** A dose that was not taken in time: nobody makes up for it with two. */
  isOverdue: boolean;
  /** The sentence rests on the label's rule, whose source stands below. */
  isByRule: boolean;
  canSkip: boolean;
}

const CALM = { badge: null, detail: null, isOverdue: false, isByRule: false, canSkip: false };
const OVERDUE = { isOverdue: true, canSkip: true };

/** What the card says; null where there is no dose to speak of. */
export function nextDoseWords(
  { state, plannedAt, applyUntil, followingAt }: NextDose,
  here: { zone: string; now: Date },
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
    case 'late':
      return {
        ...OVERDUE,
        badge: { status: 'attention', text: 'Atrasada' },
        headline: `Ainda dá para aplicar até ${when(applyUntil)}.`,
        detail: `Estava planejada para ${planned}.`,
        isByRule: true,
      };
    case 'missed':
      return {
        ...OVERDUE,
        badge: { status: 'attention', text: 'Prazo encerrado' },
        headline: `Pule esta dose; a próxima é ${when(followingAt)}.`,
        detail: `Estava planejada para ${planned}.`,
        isByRule: true,
      };
    case 'late-unknown':
      return {
        ...OVERDUE,
        badge: { status: 'attention', text: 'Atrasada' },
        headline: `A dose de ${planned} não foi registrada.`,
        detail:
          'Para este medicamento não conhecemos um prazo seguro para aplicar com atraso. Antes de aplicar, pergunte a quem receitou.' +
          (followingAt ? ` Pelo seu intervalo, a seguinte é ${when(followingAt)}.` : ''),
        isByRule: false,
      };
  }
}
