import { useId } from 'react';
import { NavItem } from './NavItem.tsx';
import { GROUPS, tabsIn } from './tabs.ts';

/** For the box that scrolls: opens the menu so that the current screen is in sight, from the top where that shows it. */
export function showCurrent(box: HTMLElement | null): void {
  const current = box?.querySelector<HTMLElement>('[aria-current=page]');
  if (!box || !current) return;
  const isInSight = current.offsetTop + current.offsetHeight <= box.clientHeight;
  box.scrollTop = isInSight ? 0 : current.offsetTop - box.clientHeight / 2;
}

interface Props {
  isCollapsed?: boolean;
  onGo?: () => void;
}

/** All tabs of the menu, by group. */
export function NavGroups({ isCollapsed = false, onGo }: Props) {
  const id = useId();
  return GROUPS.map((group) => (
    <div key={group} className={group === '' ? '' : 'mt-1.5 border-t border-line pt-1.5'}>
      {group !== '' && (
        <p
          id={`${id}-${group}`}
          className={isCollapsed ? 'sr-only' : 'px-3 pt-0.5 pb-1 text-sm font-semibold text-ink-faint'}
        >
          {group}
        </p>
      )}
      <ul aria-labelledby={group === '' ? undefined : `${id}-${group}`} className="grid gap-px">
        {tabsIn(group).map((tab) => (
          <NavItem key={tab.id} tab={tab} isCollapsed={isCollapsed} onGo={onGo} />
        ))}
      </ul>
    </div>
  ));
}
