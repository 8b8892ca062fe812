import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { formatDay } from '../../../lib/format.ts';
import { whenText } from '../../../lib/moment-words.ts';
import { allergyDoubt } from '../../profile/shared/allergy-words.ts';
import { byLabel } from '../shared/next-dose-words.ts';
import type { Overview } from '../use-overview.ts';

interface About {
  overview: Overview;
  pen: Pen | undefined;
  zone: string;
  now: Date;
}

const ONLY_IF_APPLIED = 'Registre só se ela foi mesmo aplicada; na dúvida, fale com quem receitou.';

/** The question that is asked before such a dose is recorded. */
export function doubtWords(problem: Problem, about: About): { question: string; detail: string } {
  const { code, message } = problem;
  if (code === 'known-allergy') return allergyDoubt(problem);
  if (code === 'expired-item') {
    const until = about.pen?.usableUntil;
    return {
      question: 'Esta caneta passou do prazo de uso.',
      detail: `${until ? `Ela podia ser usada até ${formatDay(until)}. ` : ''}${ONLY_IF_APPLIED}`,
    };
  }
  if (code === 'counterfeit-lot') {
    return {
      question: message,
      detail: 'Não use antes de perguntar na farmácia ou à Anvisa. Registre só se a dose já foi aplicada.',
    };
  }
  if (code === 'dose-held')
    return { question: 'Antes da próxima dose, fale com um médico.', detail: message };
  if (code === 'dose-unusual') return { question: message, detail: ONLY_IF_APPLIED };
  if (code === 'other-molecule') {
    return {
      question: message,
      detail: 'Se você trocou de medicamento, confirme com quem receitou a data e a dose de começo.',
    };
  }
  return { question: 'Esta dose fica perto de outra.', detail: `${gapText(about)} ${ONLY_IF_APPLIED}` };
}

function gapText({ overview: { nextDose }, zone, now }: About): string {
  const { rule, plannedAt, followingAt } = nextDose;
  if (!rule) return 'Já há uma aplicação registrada perto deste horário.';
  const gap = `${byLabel(rule)}, são pelo menos ${rule.minGapHours} horas entre duas doses.`;
  const planned = followingAt ?? plannedAt;
  const plan = planned ? ` A sua próxima planejada é ${whenText(planned, { zone, now })}.` : '';
  return `${gap}${plan}`;
}
