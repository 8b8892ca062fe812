export const CARD_GRID = 'grid max-w-4xl divide-y divide-line rounded-2xl border border-line bg-surface';
