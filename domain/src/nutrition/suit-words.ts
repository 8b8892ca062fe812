/** States of a day that some foods suit better than others. */
export const SUITS = ['nausea', 'reflux', 'constipation', 'diarrhea', 'dose'] as const;
export type Suit = (typeof SUITS)[number];

export const SUIT_LABEL: Record<Suit, string> = {
  nausea: 'Com enjoo',
  reflux: 'Com azia ou refluxo',
  constipation: 'Com intestino preso',
  diarrhea: 'Com diarreia',
  dose: 'Perto da dose',
};
