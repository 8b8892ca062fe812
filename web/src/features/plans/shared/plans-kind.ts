import { KIND_OF_TYPE } from '@leveza/domain/plans/kind-of-type.ts';
import type { PlanMedicationType } from '@leveza/domain/plans/plan-words.ts';
import type { ItemKind } from '@leveza/domain/catalog/classify.ts';

interface Screen {
  path: '/supplement-usage' | '/medication-usage';
  title: string;
  subtitle: string;
  /** The list of upcoming doses goes beyond today. */
  isBeyondToday: boolean;
  hasCritical: boolean;
  empty: string;
}

/** The two use screens; the rest of them is one code. */
export const USE_SCREENS: Record<ItemKind, Screen> = {
  supplement: {
    path: '/supplement-usage',
    title: 'Uso Suplementos',
    subtitle: 'O que tomar hoje, e o que você já tomou.',
    isBeyondToday: true,
    hasCritical: false,
    empty: 'Crie um plano para cada vitamina ou suplemento, e o Leveza mostra o que tomar e quando.',
  },
  medication: {
    path: '/medication-usage',
    title: 'Uso Medicamentos',
    subtitle: 'O que tomar hoje, e o que você já tomou.',
    isBeyondToday: false,
    hasCritical: true,
    empty: 'Crie um plano para cada medicamento, e o Leveza mostra o que tomar e quando.',
  },
};

export const isOfKind = (kind: ItemKind, { medicationType }: { medicationType: PlanMedicationType }) =>
  KIND_OF_TYPE[medicationType] === kind;
