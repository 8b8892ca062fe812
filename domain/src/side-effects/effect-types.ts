/** The specification's seven first, then what labels list beside them. */
export const EFFECT_TYPES = [
  'nausea',
  'vomiting',
  'diarrhea',
  'constipation',
  'fatigue',
  'headache',
  'other',
  'abdominal_pain',
  'dyspepsia',
  'gerd',
  'eructation',
  'flatulence',
  'abdominal_distension',
  'decreased_appetite',
  'dizziness',
  'injection_site',
  'hair_loss',
  'hypoglycemia',
  'dysesthesia',
  'gastritis',
] as const;
export type EffectType = (typeof EFFECT_TYPES)[number];

export const EFFECT_LABEL: Record<EffectType, string> = {
  nausea: 'Náusea',
  vomiting: 'Vômito',
  diarrhea: 'Diarreia',
  constipation: 'Prisão de ventre',
  fatigue: 'Fadiga',
  headache: 'Dor de cabeça',
  other: 'Outro',
  abdominal_pain: 'Dor abdominal',
  dyspepsia: 'Indigestão',
  gerd: 'Refluxo ou azia',
  eructation: 'Arrotos',
  flatulence: 'Gases',
  abdominal_distension: 'Inchaço abdominal',
  decreased_appetite: 'Apetite diminuído',
  dizziness: 'Tontura',
  injection_site: 'Reação no local da aplicação',
  hair_loss: 'Queda de cabelo',
  hypoglycemia: 'Hipoglicemia',
  dysesthesia: 'Sensibilidade alterada na pele',
  gastritis: 'Gastrite',
};

/** Built into the specification; the further types have none. */
export const EFFECT_SEVERITY: Partial<Record<EffectType, 'mild' | 'moderate' | 'unknown'>> = {
  nausea: 'mild',
  vomiting: 'moderate',
  diarrhea: 'mild',
  constipation: 'mild',
  fatigue: 'moderate',
  headache: 'mild',
  other: 'unknown',
};

export const SEVERITY_LABEL = { mild: 'Leve', moderate: 'Moderado', unknown: 'Não classificado' } as const;
