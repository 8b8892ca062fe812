/** Drinks that a patient records beside the meals. All of them count as liquid. */
export const DRINKS = ['water', 'coffee', 'tea', 'milk', 'juice', 'other'] as const;
export type Drink = (typeof DRINKS)[number];

export const DRINK_LABEL: Record<Drink, string> = {
  water: 'Água',
  coffee: 'Café',
  tea: 'Chá',
  milk: 'Leite',
  juice: 'Suco',
  other: 'Outra bebida',
};
