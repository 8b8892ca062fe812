import { Link } from '@tanstack/react-router';
import { Focusable } from 'react-aria-components';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { TAB_ICONS } from './tab-icons.ts';
import type { TABS } from './tabs.ts';

interface Props {
  tab: (typeof TABS)[number];
  /** Only the icon; the name stands beside it on hover and focus. */
  isCollapsed: boolean;
  onGo?: (() => void) | undefined;
}

const LOOK =
  'relative flex min-h-8.5 items-center gap-3 rounded-xl px-3 font-medium text-ink-soft no-underline transition-colors ' +
  'duration-150 hover:bg-sunken hover:text-ink active:bg-line aria-[current=page]:bg-brand-soft ' +
  'aria-[current=page]:font-semibold aria-[current=page]:text-brand-ink pointer-coarse:min-h-11';

export function NavItem({ tab, isCollapsed, onGo }: Props) {
  const Icon = TAB_ICONS[tab.icon];
  return (
    <li>
      <Tooltip text={tab.label} placement="right" isDisabled={!isCollapsed}>
        <Focusable>
          <Link
            to={tab.path}
            onClick={onGo}
            className={`${LOOK} ${isCollapsed ? 'justify-center px-0' : ''}`}
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            <span className={isCollapsed ? 'sr-only' : 'min-w-0 truncate'}>{tab.label}</span>
          </Link>
        </Focusable>
      </Tooltip>
    </li>
  );
}
