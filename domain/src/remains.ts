/** Portuguese counts in the plural from two on: '1,5 comprimido'. */
export const isPlural = (quantity: number): boolean => quantity >= 2;

/** The rest of an amount, in words: 'Restam 24 cápsulas', 'Resta 1,5 cápsula', 'Não resta nada'. */
export function remains(quantity: number, amount: string): string {
  if (quantity <= 0) return 'Não resta nada';
  return `${isPlural(quantity) ? 'Restam' : 'Resta'} ${amount}`;
}
