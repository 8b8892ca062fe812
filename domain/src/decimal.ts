/** By the most digits behind the comma. Making a format takes longer than using it a thousand times. */
const formats = new Map<number, Intl.NumberFormat>();

/** A number as it is written in Brazil: '0,25', '1.500'. */
export function decimal(value: number, mostDigits = 3): string {
  let format = formats.get(mostDigits);
  if (!format) {
    format = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: mostDigits });
    formats.set(mostDigits, format);
  }
  return format.format(value);
}
