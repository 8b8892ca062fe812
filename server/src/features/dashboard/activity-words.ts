import { decimal } from '@leveza/domain/decimal.ts';
import { kindOf } from '@leveza/domain/catalog/classify.ts';
import type { UnitType } from '@leveza/domain/catalog/units.ts';
import { unitLabel } from '@leveza/domain/catalog/units.ts';
import { type DoseUnit, unitText } from '@leveza/domain/plans/plan-words.ts';
import type { HeightUnit, WeightUnit } from '@leveza/domain/profile/units.ts';
import { heightIn, weightIn } from '@leveza/domain/profile/units.ts';
import { EFFECT_LABEL } from '@leveza/domain/side-effects/effect-types.ts';
import type { EffectType } from '@leveza/domain/side-effects/effect-types.ts';
import { intensityLabel } from '@leveza/domain/side-effects/intensity.ts';

export interface Units {
  weightUnit: WeightUnit;
  heightUnit: HeightUnit;
}

type Box = Parameters<typeof kindOf>[0] & { name: string; unitType: UnitType };

type Measured = Record<
  'weight' | 'waist' | 'hip' | 'bodyFat' | 'systolic' | 'diastolic' | 'glucose' | 'pulse',
  number | null
>;

/** The facts of each kind of record. */
export type Facts =
  | { kind: 'application'; facts: { name: string; doseMg: number } }
  | { kind: 'measurement'; facts: Measured }
  | { kind: 'side-effect'; facts: { name: string | null; effectType: EffectType; intensity: number } }
  | { kind: 'use'; facts: { quantity: number; box: Box } }
  | { kind: 'dose'; facts: { name: string; dose: number; doseUnit: DoseUnit } }
  | { kind: 'pen'; facts: { name: string; price: number | null } }
  | { kind: 'box'; facts: { box: Box } };

interface Words {
  title: string;
  detail: string | null;
}

export function activityWords({ kind, facts }: Facts, units: Units): Words {
  switch (kind) {
    case 'application':
      return { title: `Aplicação de ${facts.name}`, detail: `${decimal(facts.doseMg, 4)} mg` };
    case 'measurement':
      return { title: 'Medição', detail: measured(facts, units).join(' · ') || null };
    case 'side-effect':
      return {
        title: facts.name ?? EFFECT_LABEL[facts.effectType],
        detail: intensityLabel(facts.intensity),
      };
    case 'use':
      return { title: facts.box.name, detail: `Uso: ${amount(facts.quantity, facts.box)}` };
    case 'dose':
      return {
        title: facts.name,
        detail: `Uso: ${decimal(facts.dose, 4)} ${unitText(facts.dose, facts.doseUnit)}`,
      };
    case 'pen':
      return {
        title: `Caneta ${facts.name} cadastrada`,
        detail: facts.price === null ? null : reais(facts.price),
      };
    case 'box':
      return { title: `${facts.box.name} no estoque`, detail: null };
  }
}

/** The weight; without one, another measured value. */
function measured(facts: Measured, { weightUnit, heightUnit }: Units): string[] {
  const { weight, waist, hip, bodyFat, systolic, diastolic, glucose, pulse } = facts;
  if (weight !== null) return [`${number(weightIn(weightUnit, weight))} ${weightUnit}`];
  const length = (cm: number) =>
    `${number(heightIn(heightUnit, cm))} ${heightUnit === 'in' ? 'pol' : heightUnit}`;
  return [
    waist !== null && `Cintura ${length(waist)}`,
    hip !== null && `Quadril ${length(hip)}`,
    bodyFat !== null && `Gordura ${number(bodyFat)} %`,
    systolic !== null && diastolic !== null && `Pressão ${systolic}/${diastolic}`,
    glucose !== null && `Glicose ${number(glucose)} mg/dL`,
    pulse !== null && `Pulso ${number(pulse)} bpm`,
  ].filter((text) => text !== false);
}

function amount(quantity: number, box: Box): string {
  return `${decimal(quantity)} ${unitLabel(box.unitType, kindOf(box) ?? 'supplement', quantity)}`;
}

// Making a format takes longer than using it a hundred times.
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

const number = (value: number) => decimal(value, 2);
const reais = (value: number) => money.format(value);
