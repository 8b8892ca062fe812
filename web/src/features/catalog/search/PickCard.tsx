import type { ItemKind } from '@leveza/domain/catalog/classify.ts';
import { type UnitType, unitLabel } from '@leveza/domain/catalog/units.ts';
import { ChevronRight, CircleHelp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components';
import { formatNumber } from '../../../lib/format.ts';
import { Badge } from '../../../ui/Badge.tsx';

interface Props {
  name: string;
  /** Brand, form and size, which distinguish products, in one line. */
  facts: (string | null)[];
  badges: ReactNode;
  /** Leveza has verified it; a patient's own product or a find never is. */
  isVerified: boolean;
  children?: ReactNode;
  isDisabled?: boolean;
  /** The card was pressed and its product is on the way. */
  isPending?: boolean;
  onPick: () => void;
}

const LOOK =
  'flex w-full cursor-pointer items-center gap-3 rounded-2xl border border-line bg-surface px-4 py-3 text-left transition-colors duration-150 ' +
  'data-hovered:border-line-strong data-hovered:bg-sunken data-pressed:bg-sunken data-disabled:cursor-not-allowed data-disabled:opacity-60';

/** A product to choose: the whole card is the button, named by the product and described by the rest. */
export function PickCard(props: Props) {
  const { name, facts, badges, isVerified, children, isDisabled = false, isPending = false, onPick } = props;
  const id = useId();
  return (
    <Button
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-badges ${id}-rest`}
      className={LOOK}
      isDisabled={isDisabled}
      isPending={isPending}
      onPress={onPick}
    >
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={`${id}-name`} className="leading-snug font-semibold text-ink wrap-anywhere">
            {name}
          </span>
          <span id={`${id}-badges`} className="flex flex-wrap gap-1.5">
            {badges}
            {!isVerified && (
              <Badge status="neutral" icon={CircleHelp}>
                não verificado
              </Badge>
            )}
          </span>
        </span>
        <span id={`${id}-rest`} className="grid gap-0.5 text-sm text-ink-soft">
          <Facts facts={facts.filter((fact) => fact !== null)} />
          {children}
          {isPending && <span className="font-semibold text-brand-ink">Preparando...</span>}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
    </Button>
  );
}

/** '30 comprimidos por caixa'. */
export function perBox(quantity: number, unitType: UnitType, kind: ItemKind): string {
  return `${formatNumber(quantity)} ${unitLabel(unitType, kind, quantity)} por caixa`;
}

/** Each stays in one piece: '30 comprimidos por caixa' reads badly over two lines. */
function Facts({ facts }: { facts: string[] }) {
  return (
    <span className="wrap-anywhere">
      {facts.map((fact, place) => (
        <span key={fact} className="inline-block">
          {fact}
          {place < facts.length - 1 && <span className="whitespace-pre"> · </span>}
        </span>
      ))}
    </span>
  );
}
