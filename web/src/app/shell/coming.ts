import type { TabId } from './tabs.ts';

/** Parts not built yet and what each will hold. A part's line goes when it is built. */
export const COMING: Partial<Record<TabId, string>> = {
  subscription: 'Aqui você vai conhecer os planos e escolher o seu.',
};
