import { NumberField, type NumberFieldProps } from './NumberField.tsx';
import { writeMoney } from './read-number.ts';

/** An amount in reais: '1049,90'. */
export function MoneyField(props: Omit<NumberFieldProps, 'decimals' | 'write' | 'start'>) {
  return (
    <NumberField
      {...props}
      decimals={2}
      write={writeMoney}
      start={<span className="shrink-0 pl-3.5 text-ink-soft">R$</span>}
    />
  );
}
