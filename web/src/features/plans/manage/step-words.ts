import type { Plan } from '@leveza/contract/plans/plans.ts';
import { formatDay, formatMg } from '../../../lib/format.ts';

/** 'Desde 16/11/2026. Depois, 0,5 mg a partir de 14/12/2026: confirme com seu médico.'; null where no step follows. */
export function stepsText({ steps, nextStep }: Pick<Plan, 'steps' | 'nextStep'>): string | null {
  if (!nextStep) return null;
  const { doseMg, from, held } = nextStep;
  const next = `${formatMg(doseMg)} a partir de ${formatDay(from)}`;
  if (held === 'missed')
    return `Em espera: ${next}, porque uma dose não foi aplicada. Confirme com seu médico.`;
  if (held === 'stayed')
    return `Em espera: ${next}, porque a última dose foi outra. Confirme com seu médico.`;
  const since = steps[0] ? `Etapa desde ${formatDay(steps[0].from)}. ` : '';
  return `${since}Depois, ${next}: confirme com seu médico.`;
}
