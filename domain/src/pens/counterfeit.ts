import { searchText } from '../catalog/search-text.ts';

interface ListedLot {
  lot: string;
  product: string;
}

/** The listed counterfeit a lot is equal to, written with or without blanks, hyphens and the word 'lote'. */
export function findCounterfeit<Listed extends ListedLot>(
  lot: string | null,
  productName: string,
  lots: readonly Listed[],
): Listed | null {
  const written = lettersAndDigits(lot ?? '');
  const name = searchText(productName);
  if (!written) return null;
  const isEqual = (listed: string) => written === listed || written.replace(/^LOTE?/, '') === listed;
  return (
    lots.find((one) => isEqual(lettersAndDigits(one.lot)) && name.includes(searchText(one.product))) ?? null
  );
}

function lettersAndDigits(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
