/** The orders a stock list is offered in. A file of its own: the web's router knows these words before any screen. */
export const SORTS = ['status', 'name', 'remaining', 'expiry', 'price'] as const;
export type Sort = (typeof SORTS)[number];
