export const CARD_GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
