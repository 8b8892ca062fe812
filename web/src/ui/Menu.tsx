import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu as RacMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { IconButton } from './IconButton.tsx';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  isDanger?: boolean;
  isDisabled?: boolean;
  onAction?: () => void;
}

interface Props {
  label: string;
  actions: readonly MenuAction[];
  /** Another button than the three dots. */
  trigger?: ReactElement;
}

/** Further actions behind one button. */
export function Menu({ label, actions, trigger }: Props) {
  return (
    <MenuTrigger>
      {trigger ?? <IconButton icon={EllipsisVertical} aria-label={label} />}
      <Popover
        placement="bottom end"
        offset={4}
        className="min-w-48 rounded-2xl border border-line bg-raised shadow-lg shadow-black/10 transition-opacity duration-150
          data-entering:opacity-0 data-exiting:opacity-0"
      >
        <RacMenu aria-label={label} className="max-h-[inherit] overflow-y-auto p-1.5 outline-none">
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
    </MenuTrigger>
  );
}
