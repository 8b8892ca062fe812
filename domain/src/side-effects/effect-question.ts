import type { EffectType } from './effect-types.ts';

/** Each effect after 'Como', with the verb and the article it takes. */
const HOW: Record<Exclude<EffectType, 'other'>, string> = {
  nausea: 'está a náusea',
  vomiting: 'está o vômito',
  diarrhea: 'está a diarreia',
  constipation: 'está a prisão de ventre',
  fatigue: 'está a fadiga',
  headache: 'está a dor de cabeça',
  abdominal_pain: 'está a dor abdominal',
  dyspepsia: 'está a indigestão',
  gerd: 'está o refluxo ou a azia',
  eructation: 'estão os arrotos',
  flatulence: 'estão os gases',
  abdominal_distension: 'está o inchaço abdominal',
  decreased_appetite: 'está o apetite',
  dizziness: 'está a tontura',
  injection_site: 'está o local da aplicação',
  hair_loss: 'está a queda de cabelo',
  hypoglycemia: 'está a hipoglicemia',
  dysesthesia: 'está a sensibilidade da pele',
  gastritis: 'está a gastrite',
};

/** 'Como está a náusea?'; an effect in the patient's own words has no known article. */
export function effectQuestion(effectType: EffectType, otherName: string | null): string {
  if (effectType !== 'other') return `Como ${HOW[effectType]}?`;
  return otherName ? `${otherName}: como está hoje?` : 'Como você está hoje?';
}
