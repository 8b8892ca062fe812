import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import type { Option } from './option.ts';
import { POPOVER_LOOK } from './popover-look.ts';

const ITEM =
  'group flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 py-2 text-base text-ink outline-none select-none ' +
  'data-focused:bg-sunken data-hovered:bg-sunken data-pressed:bg-sunken data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-brand ' +
  'data-selected:bg-brand-soft data-selected:font-medium data-selected:text-brand-ink data-disabled:cursor-not-allowed data-disabled:opacity-50';

interface Props {
  /** The options, unless the field around hands them over. */
  options?: readonly Option[];
  empty?: ReactNode;
}

/** The list that opens under a select or a combo box. */
export function OptionList({ options, empty }: Props) {
  return (
    <Popover className={`${POPOVER_LOOK} w-(--trigger-width) min-w-48`}>
      <ListBox
        items={options}
        className="grid gap-0.5 p-1.5 outline-none"
        renderEmptyState={() => <p className="px-3 py-2.5 text-ink-soft">{empty}</p>}
      >
        {(option: Option) => (
          <ListBoxItem
            id={option.value}
            textValue={option.label}
            isDisabled={option.isDisabled}
            className={ITEM}
          >
            <span className="grid flex-1">
              <Text slot="label">{option.label}</Text>
              {option.hint && (
                <Text slot="description" className="text-sm font-normal text-ink-soft">
                  {option.hint}
                </Text>
              )}
            </span>
            <Check aria-hidden className="invisible size-5 shrink-0 group-data-selected:visible" />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
