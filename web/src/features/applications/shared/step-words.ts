import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { dayOf, formatDay, formatMg } from '../../../lib/format.ts';

const LIST = new Intl.ListFormat('pt-BR');

/** Other strengths than the dose are at home, and they do not give it: 'Em casa só há 2,5 mg'. */
export function otherDosesText(dosesMg: readonly number[]): string | null {
  return dosesMg.length === 0 ? null : `Em casa só há ${LIST.format(dosesMg.map(formatMg))}`;
}

const CONFIRM = 'Confirme com seu médico.';

/** The plan's next step: 'A partir de 14/12 o plano prevê 0,5 mg. Confirme com seu médico.' */
export function stepText({ nextStep, plannedAt, followingAt }: NextDose, zone: string): string | null {
  if (!nextStep) return null;
  const { doseMg, from, held } = nextStep;
  const dose = formatMg(doseMg);
  const day = formatDay(from).slice(0, 5);
  if (held) {
    const why = held === 'missed' ? 'uma dose não foi aplicada' : 'a última dose foi outra';
    return `O plano previa ${dose} a partir de ${day}, mas ${why}: a etapa está em espera. ${CONFIRM}`;
  }
  const next = followingAt ?? plannedAt;
  if (next && from <= dayOf(next, zone)) return `Esta dose passa a ${dose} pelo plano. ${CONFIRM}`;
  return `A partir de ${day} o plano prevê ${dose}. ${CONFIRM}`;
}
