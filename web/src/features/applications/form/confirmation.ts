import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { formatDay } from '../../../lib/format.ts';
import { whenText } from '../../../lib/moment-words.ts';
import type { Overview } from '../use-overview.ts';

interface About {
  overview: Overview;
  pen: Pen | undefined;
  /** Recorded as applied this minute. */
  isNow: boolean;
  zone: string;
  now: Date;
}

const ONLY_IF_APPLIED = 'Registre só se ela foi mesmo aplicada; na dúvida, fale com quem receitou.';

/** The question that is asked before such a dose is recorded. */
export function doubtWords({ code }: Problem, about: About): { question: string; detail: string } {
  if (code === 'expired-item') {
    const until = about.pen?.usableUntil;
    return {
      question: 'Esta caneta passou do prazo de uso.',
      detail: `${until ? `Ela podia ser usada até ${formatDay(until)}. ` : ''}${ONLY_IF_APPLIED}`,
    };
  }
  return { question: 'Ainda é cedo para outra dose.', detail: `${gapText(about)} ${ONLY_IF_APPLIED}` };
}

function gapText({ overview: { nextDose }, isNow, zone, now }: About): string {
  const { rule, earliestAt } = nextDose;
  if (!rule) return 'Já há uma aplicação registrada perto deste horário.';
  if (isNow && earliestAt && new Date(earliestAt) > now) {
    return `A próxima dose pode ser aplicada a partir de ${whenText(earliestAt, { zone, now })}.`;
  }
  return `Há outra aplicação a menos de ${rule.minGapHours} horas deste momento.`;
}
