import { NIDIRECT_DIARRHEA } from '../sources/authorities.ts';
import { SAXENDA_TIPS } from '../sources/manufacturers.ts';
import { SBEM_DIGESTIVE } from '../sources/societies-and-studies.ts';
import { cite, type Sourced, sourced } from '../sources/source.ts';
import type { EffectType } from './effect-types.ts';

export interface SelfCare extends Sourced {
  tips: readonly string[];
}

/** Advice that patients can follow by themselves; only for effects that a source covers. */
const SELF_CARE: Partial<Record<EffectType, SelfCare>> = {
  nausea: {
    tips: [
      'Faça refeições pequenas.',
      'Prefira comida leve, com pouca gordura.',
      'Não se deite logo depois de comer.',
      'Tome um ar fresco quando o enjoo vier.',
    ],
    ...sourced([cite(SAXENDA_TIPS, 'como lidar com a náusea'), cite(SBEM_DIGESTIVE, 'náuseas e vômitos')]),
  },
  constipation: {
    tips: ['Beba água ao longo do dia.', 'Coma mais fibras, aos poucos.', 'Caminhe um pouco.'],
    ...sourced([cite(SBEM_DIGESTIVE, 'constipação')]),
  },
  diarrhea: {
    tips: [
      'Beba líquidos para repor o que perdeu, em pequenos goles.',
      'Evite sucos e refrigerantes.',
      'Por enquanto, coma menos fibra.',
    ],
    ...sourced([cite(SBEM_DIGESTIVE, 'diarreia'), cite(NIDIRECT_DIARRHEA, 'como se cuidar')]),
  },
};

export function selfCareFor(effectType: EffectType): SelfCare | null {
  return SELF_CARE[effectType] ?? null;
}
