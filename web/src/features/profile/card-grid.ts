export const CARD_GRID = 'grid divide-y divide-line rounded-2xl border border-line bg-surface';
