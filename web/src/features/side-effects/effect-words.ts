import type {
  DoseContext,
  LabelFrequency,
  SideEffect,
  SideEffectSummary,
} from '@leveza/contract/side-effects.ts';
import { EFFECT_LABEL, type EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { intensityLabel } from '@leveza/domain/side-effects/intensity.ts';
import { formatMg, formatNumber, formatPercent } from '../../lib/format.ts';

interface Named extends Pick<SideEffect, 'effectType'> {
  otherName?: string | null;
}
type Pattern = SideEffectSummary['patterns'][number];

/** 'Náusea', or what the patient calls an effect of their own. */
export function effectName({ effectType, otherName }: Named): string {
  return (effectType === 'other' && otherName) || EFFECT_LABEL[effectType];
}

/** Answers are kept only where they made a red flag. */
export const hasWarning = ({ answers }: Pick<SideEffect, 'answers'>) => answers.yes.length > 0;

/** 'Náusea · Leve' */
export function effectText(effect: Named & Pick<SideEffect, 'intensity'>): string {
  return `${effectName(effect)} · ${intensityLabel(effect.intensity)}`;
}

/** 'Náusea · Leve, Fadiga · Moderado' */
export const effectsText = (effects: readonly (Named & Pick<SideEffect, 'intensity'>)[]) =>
  effects.map(effectText).join(', ');

export const recordedTitle = ({ length }: { length: number }) =>
  length > 1 ? 'Efeitos registrados' : 'Efeito registrado';

/** 'dia 2 após a dose' */
export const sinceText = ({ daysSince }: Pick<DoseContext, 'daysSince'>) =>
  daysSince === 0 ? 'no dia da dose' : `dia ${daysSince} após a dose`;

/** 'dia 2 após a dose, Ozempic 1 mg, nível estimado 1,2 mg' */
export function contextText({ daysSince, medicationName, doseMg, levelMg }: DoseContext): string {
  return [
    sinceText({ daysSince }),
    `${medicationName} ${formatMg(doseMg)}`,
    // Two digits: an estimate says no more.
    levelMg !== null && `nível estimado ${formatMg(Number(levelMg.toPrecision(2)))}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** '2,3 (Leve)' */
export function meanText(mean: number): string {
  return `${formatNumber(mean)} (${intensityLabel(Math.round(mean))})`;
}

const NBSP = '\u00A0';

/** 'Em estudos com Ozempic 1 mg: 20,3 % das pessoas (placebo 6,1 %)' */
export function labelText({ product, dose, percent, placeboPercent, isOfProduct }: LabelFrequency): string {
  const studied = `${product} ${dose.replaceAll(' ', NBSP)}`;
  const where = isOfProduct
    ? `Em estudos com ${studied}`
    : `Em estudos de outro produto com a mesma substância (${studied})`;
  const placebo = placeboPercent === null ? '' : ` (placebo ${formatPercent(placeboPercent / 100)})`;
  return `${where}: ${formatPercent(percent / 100)} das pessoas${placebo}`;
}

export const LABEL_CAVEAT =
  'Cada estudo foi feito de um jeito: números de estudos diferentes não se comparam entre si, nem dizem o que vai acontecer com você.';

const SEVERAL: Partial<Record<EffectType, string>> = {
  nausea: 'náuseas',
  vomiting: 'vômitos',
  diarrhea: 'diarreias',
  headache: 'dores de cabeça',
  abdominal_pain: 'dores abdominais',
  dizziness: 'tonturas',
  injection_site: 'reações no local da aplicação',
  hypoglycemia: 'hipoglicemias',
};

type Counted = Pick<Pattern, 'effectType' | 'otherName' | 'inRange' | 'total' | 'fromDay' | 'toDay'>;

/** '7 de 9 náuseas nos dias 1–2 após a dose' */
export const patternText = (pattern: Counted) => `${countText(pattern)} ${daysText(pattern)}`;

/** '7 de 9 náuseas' */
export function countText(pattern: Counted): string {
  const several =
    pattern.effectType === 'other'
      ? `registros de “${effectName(pattern)}”`
      : (SEVERAL[pattern.effectType] ?? `episódios de ${EFFECT_LABEL[pattern.effectType].toLowerCase()}`);
  return `${pattern.inRange} de ${pattern.total} ${several}`;
}

/** 'no dia seguinte à dose' */
export function daysText({ fromDay, toDay }: Pick<Counted, 'fromDay' | 'toDay'>): string {
  if (toDay === 0) return 'no dia da dose';
  if (fromDay === 1 && toDay === 1) return 'no dia seguinte à dose';
  if (fromDay === toDay) return `no dia ${fromDay} após a dose`;
  if (fromDay === 0) return `do dia da dose ao dia ${toDay}`;
  return `nos dias ${fromDay}–${toDay} após a dose`;
}
