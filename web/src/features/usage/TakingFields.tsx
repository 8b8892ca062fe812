import { isExpired } from '@leveza/domain/inventory/status.ts';
import { move } from '@leveza/domain/inventory/stock.ts';
import { unitLabel } from '@leveza/domain/catalog/units.ts';
import { isPlural } from '@leveza/domain/remains.ts';
import { limitsText, quantityLimits } from '@leveza/domain/usage/limits.ts';
import { formatDay } from '../../lib/format.ts';
import { useToday } from '../../lib/use-now.ts';
import { FormField } from '../../ui/form/FormField.tsx';
import { QuantityField } from '../../ui/form/QuantityField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { WhenField } from '../../ui/form/WhenField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { formatUnits, leftUnits } from '../inventory/shared/format-units.ts';
import type { Box } from './taking-values.ts';
import type { TakingState } from './use-taking.ts';

interface Props extends Box {
  taking: TakingState;
}

/** When, how much, and a note. */
export function TakingFields({ item, kind, name, taking }: Props) {
  const today = useToday();
  const { form, quantityRefusal } = taking;
  const { unitType, currentQuantity } = item;
  const { min, max, step } = quantityLimits({ kind, unitType });
  const hintOf = (quantity: number) => {
    const left = move(currentQuantity, -quantity);
    if (!left.ok) return undefined;
    const rest = formatUnits(left.remaining, unitType, kind);
    const words = isPlural(left.remaining) ? `vão restar ${rest}` : `vai restar ${rest}`;
    return `A quantidade é descontada do estoque: ${left.remaining === 0 ? 'não vai restar nada' : words}.`;
  };
  return (
    <>
      <FormField form={form} name="moment">
        {(field) => <WhenField {...field} />}
      </FormField>
      <div className="rounded-2xl bg-sunken p-4">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          {leftUnits(currentQuantity, unitType, kind)} nesta caixa.
          {item.openedDate === null && ' Ela ainda está fechada: ao tomar, fica aberta.'}
        </p>
      </div>
      {item.expiryDate && isExpired(item.expiryDate, today) && (
        <Notice tone="attention">Esta caixa venceu em {formatDay(item.expiryDate)}.</Notice>
      )}
      <FormField form={form} name="quantityUsed">
        {({ value, error, ...field }) => {
          // An empty field is still being filled: it says its limits, and refuses nothing.
          const refusal = (value === null ? undefined : quantityRefusal) ?? error;
          const hint = value === null ? limitsText({ kind, unitType }) : hintOf(value);
          return (
            <QuantityField
              label="Quantidade"
              isLarge
              {...{ ...field, value, min, step, max: max ?? undefined }}
              unit={unitLabel(unitType, kind, value ?? undefined)}
              error={refusal}
              hint={refusal ? undefined : hint}
              isRequired
            />
          );
        }}
      </FormField>
      <FormField form={form} name="notes">
        {(field) => <TextField label="Observação (opcional)" autoComplete="off" {...field} />}
      </FormField>
    </>
  );
}
