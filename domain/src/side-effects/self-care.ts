import type { EffectType } from './effect-types.ts';

export interface SelfCare {
  tips: readonly string[];
  source: string;
  isVerified: boolean;
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
    source: 'Dicas em saxenda.com',
    isVerified: true,
  },
  constipation: {
    tips: ['Beba água ao longo do dia.', 'Coma mais fibras, aos poucos.', 'Caminhe um pouco.'],
    source: 'Orientação geral (Nutritotal/Ganep)',
    isVerified: false,
  },
  diarrhea: {
    tips: ['Beba líquidos para repor o que perdeu.', 'Evite gordura e açúcar.'],
    source: 'Orientação geral',
    isVerified: false,
  },
};

export function selfCareFor(effectType: EffectType): SelfCare | null {
  return SELF_CARE[effectType] ?? null;
}
