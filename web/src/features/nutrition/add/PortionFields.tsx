import type { Food } from '@leveza/contract/nutrition/foods.ts';
import { MOST_GRAMS, MOST_SERVINGS } from '@leveza/contract/nutrition/fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import type { Portion } from './picks.ts';

interface Props extends Portion {
  food: Pick<Food, 'name' | 'serving' | 'servingGrams'>;
  onChange: (portion: Portion) => void;
}

/** How much: servings from a half in steps of a half, or free grams where a serving's weight is known. */
export function PortionFields({ food, quantity, grams, onChange }: Props) {
  const { name, serving, servingGrams } = food;
  return (
    <div role="group" aria-label={`Quanto de ${name}`} className="flex flex-wrap items-end gap-2">
      {grams === null ? (
        <QuantityField
          label="Quantidade"
          hint={`Porção: ${serving}`}
          min={0.5}
          max={MOST_SERVINGS}
          step={0.5}
          value={quantity}
          onChange={(value) => onChange({ quantity: value ?? Number.NaN, grams: null })}
          className="w-44"
        />
      ) : (
        <NumberField
          label="Gramas ou ml"
          unit="g"
          decimals={1}
          min={1}
          max={MOST_GRAMS}
          value={grams}
          onChange={(value) => onChange({ quantity: 1, grams: value ?? Number.NaN })}
          className="w-44"
        />
      )}
      {servingGrams !== null && (
        <Button
          variant="quiet"
          size="sm"
          onPress={() =>
            onChange(
              grams === null
                ? { quantity: 1, grams: Math.round((quantity || 1) * servingGrams) }
                : { quantity: 1, grams: null },
            )
          }
        >
          {grams === null ? 'Usar gramas' : 'Usar porções'}
        </Button>
      )}
    </div>
  );
}

/** Whether the amounts can be sent: in halves from a half, or grams from 1. */
export const isWholePortion = ({ quantity, grams }: Portion): boolean =>
  grams === null
    ? quantity >= 0.5 && quantity <= MOST_SERVINGS && Number.isInteger(quantity * 2)
    : grams >= 1 && grams <= MOST_GRAMS;
