/** The plans that can be bought, the smallest first. The word 'plan' belongs to the plans of medicines. */
export const TIER_IDS = ['essencial', 'plus', 'completa'] as const;
export type TierId = (typeof TIER_IDS)[number];

export const CYCLES = ['monthly', 'yearly'] as const;
export type Cycle = (typeof CYCLES)[number];

export const CYCLE_LABEL: Record<Cycle, string> = { monthly: 'Mensal', yearly: 'Anual' };

export interface Tier {
  id: TierId;
  name: string;
  /** The name at the payment provider and on a card statement: nothing there may tell of a treatment. */
  neutralName: string;
  description: string;
  badge: string | null;
  isPopular: boolean;
}

/** Names and badges: specification, first document, section 9. */
export const TIERS: Record<TierId, Tier> = {
  essencial: {
    id: 'essencial',
    name: 'GLP-1 Essencial',
    neutralName: 'Leveza Essencial',
    description: 'Para quem usa só a caneta.',
    badge: null,
    isPopular: false,
  },
  plus: {
    id: 'plus',
    name: 'GLP-1 Plus',
    neutralName: 'Leveza Plus',
    description: 'Para quem também cuida dos suplementos.',
    badge: 'Mais Popular',
    isPopular: true,
  },
  completa: {
    id: 'completa',
    name: 'Farmácia Completa',
    neutralName: 'Leveza Completa',
    description: 'Para quem toma vários medicamentos.',
    badge: 'Tudo Desbloqueado',
    isPopular: false,
  },
};

/** The tier of an account: one of the plans, everything, or only the features that are free for everyone. */
export type Opened = TierId | 'all' | null;

const rankOf = (opened: Opened): number => {
  if (opened === 'all') return TIER_IDS.length;
  return opened === null ? -1 : TIER_IDS.indexOf(opened);
};

export const isAtLeast = (opened: Opened, tier: TierId): boolean => rankOf(opened) >= rankOf(tier);

/** The one that opens more. */
export const larger = (one: Opened, other: Opened): Opened => (rankOf(one) >= rankOf(other) ? one : other);
