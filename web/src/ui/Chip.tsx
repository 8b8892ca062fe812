import { Check, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ToggleButton } from 'react-aria-components';

interface Props {
  children: ReactNode;
  icon?: LucideIcon;
  isSelected?: boolean;
  /** Makes it a filter that is on or off. */
  onChange?: (isSelected: boolean) => void;
  /** Adds a button that takes it away; `removeLabel` names it. */
  onRemove?: () => void;
  removeLabel?: string;
}

const SHAPE = 'inline-flex max-w-full items-center gap-1.5 rounded-full border text-sm font-medium';

/** A small piece of information, a filter to switch, or something chosen that can be taken away. */
export function Chip({
  children,
  icon: Icon,
  isSelected = false,
  onChange,
  onRemove,
  removeLabel = 'Remover',
}: Props) {
  const label = (
    <>
      {Icon && <Icon aria-hidden className="size-4 shrink-0" />}
      <span className="truncate">{children}</span>
    </>
  );

  if (onChange) {
    return (
      <ToggleButton
        isSelected={isSelected}
        onChange={onChange}
        className={`${SHAPE} min-h-9 cursor-pointer border-line-strong bg-surface px-3.5 text-ink transition-colors
          data-hovered:bg-sunken data-selected:border-brand data-selected:bg-brand-soft data-selected:text-brand-ink
          pointer-coarse:min-h-11`}
      >
        {isSelected && <Check aria-hidden className="size-4 shrink-0" />}
        {label}
      </ToggleButton>
    );
  }

  return (
    <span className={`${SHAPE} min-h-8 border-line bg-sunken pl-3 text-ink-soft ${onRemove ? '' : 'pr-3'}`}>
      {label}
      {onRemove && (
        <Button
          aria-label={removeLabel}
          onPress={onRemove}
          className="-my-1 grid size-9 cursor-pointer place-items-center rounded-full data-hovered:text-ink
            data-pressed:bg-line pointer-coarse:size-11"
        >
          <X aria-hidden className="size-4" />
        </Button>
      )}
    </span>
  );
}
