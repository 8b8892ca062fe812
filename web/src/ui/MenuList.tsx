import type { RefObject } from 'react';
import { Menu as RacMenu, MenuItem, Popover } from 'react-aria-components';
import type { MenuAction, MenuStart } from './menu-action.ts';

interface Props {
  label: string;
  actions: readonly MenuAction[];
  /** The button it hangs at, which has the focus again afterwards. */
  button: RefObject<HTMLButtonElement | null>;
  start: MenuStart;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The entries of an open menu. */
export function MenuList({ label, actions, button, start, isOpen, onOpenChange }: Props) {
  return (
    <Popover
      triggerRef={button}
      trigger="MenuTrigger"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={4}
      className="min-w-48 rounded-2xl border border-line bg-raised shadow-lg shadow-black/10 transition-opacity duration-150
        data-entering:opacity-0 data-exiting:opacity-0"
    >
      <RacMenu
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a patient who opens a menu wants its entries
        autoFocus={start === 'menu' ? true : start}
        onClose={() => onOpenChange(false)}
        className="max-h-[inherit] overflow-y-auto p-1.5 outline-none"
      >
        {actions.map(({ icon: Icon, isDanger = false, ...action }) => (
          <MenuItem
            key={action.id}
            id={action.id}
            textValue={action.label}
            isDisabled={action.isDisabled}
            onAction={action.onAction}
            className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 font-medium outline-none
              data-disabled:cursor-not-allowed data-disabled:opacity-50
              ${isDanger ? 'text-critical-ink data-focused:bg-critical-soft' : 'text-ink data-focused:bg-sunken'}`}
          >
            {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
            {action.label}
          </MenuItem>
        ))}
      </RacMenu>
    </Popover>
  );
}
