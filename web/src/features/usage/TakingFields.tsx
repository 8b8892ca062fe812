import type { InventoryItem } from '@leveza/contract/inventory/inventory.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { UseInput } from '@leveza/contract/usage.ts';
import type { ItemKind } from '@leveza/domain/inventory/classify.ts';
import { isExpired } from '@leveza/domain/inventory/status.ts';
import { unitLabel } from '@leveza/domain/inventory/units.ts';
import { limitsText, quantityLimits } from '@leveza/domain/usage/limits.ts';
import { formatDay } from '../../lib/format.ts';
import { useToday } from '../../lib/use-now.ts';
import { maxLengthOf } from '../../ui/form/max-length.ts';
import { QuantityField } from '../../ui/form/QuantityField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { WhenField } from '../../ui/form/WhenField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { formatUnits } from '../inventory/shared/format-units.ts';
import type { TakingState } from './use-taking.ts';

interface Props {
  item: InventoryItem;
  kind: ItemKind;
  name: string;
  taking: TakingState;
}

const MORNING = '08:00';

/** When, how much, and a note. */
export function TakingFields({ item, kind, name, taking }: Props) {
  const today = useToday();
  const { min, max, step } = quantityLimits({ kind, unitType: item.unitType });
  const { quantity } = taking;
  return (
    <>
      <WhenField
        usualTime={MORNING}
        value={taking.moment}
        onChange={taking.setMoment}
        error={taking.refusal}
      />
      <div className="rounded-2xl bg-sunken p-4">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft tabular-nums">
          Restam {formatUnits(item.currentQuantity, item.unitType, kind)} nesta caixa.
          {item.openedDate === null && ' Ela ainda está fechada: ao tomar, fica aberta.'}
        </p>
      </div>
      {item.expiryDate && isExpired(item.expiryDate, today) && (
        <Notice tone="attention">Esta caixa venceu em {formatDay(item.expiryDate)}.</Notice>
      )}
      <QuantityField
        label="Quantidade"
        isLarge
        value={quantity}
        onChange={taking.setQuantity}
        {...{ min, step, max: max ?? undefined }}
        unit={unitLabel(item.unitType, kind, quantity ?? undefined)}
        error={errorOf(item, kind, taking)}
        hint={hintOf(item, kind, taking)}
        isRequired
      />
      <TextField
        label="Observação (opcional)"
        value={taking.notes}
        onChange={taking.setNotes}
        maxLength={maxLengthOf(UseInput, 'notes')}
        autoComplete="off"
      />
    </>
  );
}

function hintOf({ unitType }: InventoryItem, kind: ItemKind, { quantity, taken }: TakingState) {
  if (quantity === null) return limitsText({ kind, unitType });
  return taken?.ok
    ? `A quantidade é descontada do estoque: vão restar ${formatUnits(taken.remaining, unitType, kind)}.`
    : undefined;
}

function errorOf({ unitType }: InventoryItem, kind: ItemKind, { quantity, isAllowed, taken }: TakingState) {
  if (quantity === null) return undefined;
  if (!isAllowed) return limitsText({ kind, unitType });
  return taken && !taken.ok ? PROBLEMS[taken.why].message : undefined;
}
