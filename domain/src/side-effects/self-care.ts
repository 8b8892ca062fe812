import type { EffectType } from './effect-types.ts';

export interface SelfCare {
  tips: readonly string[];
  source: string;
  isVerified: boolean;
}

/** What patients can do by themselves; only for effects a source speaks of. */
const SELF_CARE: Partial<Record<EffectType, SelfCare>> = {
  nausea: {
    tips: [
      'Coma menos de cada vez, mais vezes ao dia.',
      'Prefira comida leve, com pouca gordura.',
      'Espere um pouco antes de se deitar depois de comer.',
      'Tome um ar fresco quando o enjoo vier.',
    ],
    source: 'Dicas do fabricante do Saxenda (saxenda.com)',
    isVerified: true,
  },
  vomiting: {
    tips: [
      'Beba água em pequenos goles, várias vezes.',
      'Observe a urina: pouca ou escura pede atendimento.',
    ],
    source: 'Advertência da FDA sobre desidratação e rins na bula do Wegovy (seção 5.5) e ndrugs.com',
    isVerified: true,
  },
  constipation: {
    tips: ['Beba água ao longo do dia.', 'Aumente as fibras aos poucos.', 'Caminhe um pouco todos os dias.'],
    source: 'Orientação geral (Nutritotal/Ganep), ainda não conferida por inteiro',
    isVerified: false,
  },
  diarrhea: {
    tips: ['Beba líquidos aos poucos para repor o que perdeu.', 'Evite gordura e açúcar até melhorar.'],
    source: 'Orientação geral, ainda não conferida em fonte oficial',
    isVerified: false,
  },
};

export function selfCareFor(effectType: EffectType): SelfCare | null {
  return SELF_CARE[effectType] ?? null;
}
