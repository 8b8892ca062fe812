/** Moments worth a drawing, the most important first. Constancy and steps are praised, never speed. */
export const PRAISED_KINDS = ['milestone', 'constancy', 'first-dose', 'pen-finished'] as const;
export type PraisedKind = (typeof PRAISED_KINDS)[number];

/** Things that are shown once: the end of the first steps, and moments worth a drawing. */
export const MOMENT_KINDS = ['first-steps', ...PRAISED_KINDS] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

export const MOMENT_LABEL: Record<MomentKind, string> = {
  'first-steps': 'Primeiros passos',
  'first-dose': 'Primeira aplicação',
  milestone: 'Marco',
  constancy: 'Constância',
  'pen-finished': 'Caneta terminada',
};
