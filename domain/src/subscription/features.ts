import { type Opened, type TierId, isAtLeast } from './tiers.ts';

interface Feature {
  label: string;
  /** The smallest plan that holds it. */
  from: TierId;
  /**
   * The action that cannot be begun without that plan, to be read after 'Para'; null for one that stays open without
   * any, because a treatment under way and its safety depend on it.
   */
  begins: string | null;
}

/** The features of the plans: specification, first document, section 6. */
export const FEATURES = {
  pens: { label: 'Canetas GLP-1 e aplicações', from: 'essencial', begins: null },
  measurements: { label: 'Medições', from: 'essencial', begins: null },
  'side-effects': { label: 'Efeitos colaterais', from: 'essencial', begins: null },
  food: { label: 'Alimentação', from: 'essencial', begins: null },
  calendar: { label: 'Calendário', from: 'essencial', begins: 'ligar a agenda de outro aplicativo' },
  push: { label: 'Lembretes no aparelho', from: 'essencial', begins: 'ligar as notificações no aparelho' },
  'email-support': { label: 'Atendimento por e-mail', from: 'essencial', begins: null },
  supplements: { label: 'Suplementos', from: 'plus', begins: 'criar um plano para um novo suplemento' },
  reports: {
    label: 'Relatórios em PDF, com link para o médico',
    from: 'plus',
    begins: 'criar um novo link de relatório',
  },
  whatsapp: { label: 'Avisos por WhatsApp', from: 'plus', begins: 'ligar os avisos por WhatsApp' },
  ai: { label: 'Assistente de IA', from: 'plus', begins: 'usar a inteligência artificial' },
  'oral-medications': {
    label: 'Medicamentos orais',
    from: 'completa',
    begins: 'criar um plano para um novo medicamento',
  },
  pharmacy: { label: 'Farmácia pessoal', from: 'completa', begins: null },
  'medication-plans': {
    label: 'Planos de medicação',
    from: 'completa',
    begins: 'criar um plano para um novo medicamento',
  },
  interactions: { label: 'Análise de interações', from: 'completa', begins: null },
} as const satisfies Record<string, Feature>;
export type FeatureId = keyof typeof FEATURES;

export const FEATURE_IDS = Object.keys(FEATURES) as FeatureId[];

export const featureOf = (id: FeatureId): Feature => FEATURES[id];

/** Open without any plan, also when the trial is over. */
export const isAlwaysOpen = (id: FeatureId): boolean => featureOf(id).begins === null;

export const opens = (opened: Opened, id: FeatureId): boolean =>
  isAlwaysOpen(id) || isAtLeast(opened, featureOf(id).from);

/** The features that a plan adds to the one before it. */
export const addedBy = (tier: TierId): FeatureId[] => FEATURE_IDS.filter((id) => featureOf(id).from === tier);
