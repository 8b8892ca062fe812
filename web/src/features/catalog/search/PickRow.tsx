import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';
import { formatNumber } from '../../../lib/format.ts';

interface Props {
  name: string;
  /** Facts that distinguish it from the next one, in a line that ends where the row does. */
  line: readonly (string | null)[];
  /** Everything known, for those who hear it. */
  facts: readonly (string | null)[];
  /** A state in one word. */
  state: ReactNode;
  isDisabled?: boolean;
  /** The row was pressed and its product is on the way. */
  isPending?: boolean;
  onPick: () => void;
}

const LOOK =
  'flex min-h-14 w-full cursor-pointer items-center gap-2 rounded-2xl py-2 pr-2 pl-4 text-left -outline-offset-2 transition-colors duration-150 ' +
  'data-hovered:bg-sunken data-pressed:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-60';

/** A product to choose, in a `RecordList`: the whole row is the button, named by the product and described by its facts. */
export function PickRow({ name, line, facts, state, isDisabled = false, isPending = false, onPick }: Props) {
  const id = useId();
  return (
    <li>
      <Button
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-state ${id}-facts`}
        className={LOOK}
        isDisabled={isDisabled}
        isPending={isPending}
        onPress={onPick}
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex items-start justify-between gap-x-3">
            <span
              id={`${id}-name`}
              title={name}
              className="line-clamp-2 leading-snug font-semibold text-ink wrap-anywhere"
            >
              {name}
            </span>
            <span id={`${id}-state`} className="flex max-w-1/2 shrink-0">
              {state}
            </span>
          </span>
          <span aria-hidden className="truncate text-sm leading-snug text-ink-soft">
            {isPending ? (
              <span className="font-semibold text-brand-ink">Preparando...</span>
            ) : (
              line.filter(Boolean).join(' · ')
            )}
          </span>
          <span id={`${id}-facts`} className="sr-only">
            {[...facts.filter(Boolean), ...(isPending ? ['Preparando...'] : [])].join(' · ')}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
      </Button>
    </li>
  );
}

/** '30 comprimidos'; a box or a bottle holds them. */
export function units(quantity: number, unitType: UnitType, kind: ItemKind): string {
  return `${formatNumber(quantity)} ${unitLabel(unitType, kind, quantity)}`;
}
