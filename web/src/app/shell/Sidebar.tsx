import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { NavGroups, showCurrent } from './NavGroups.tsx';
import { UserCard } from './UserCard.tsx';

export const SIDEBAR_ID = 'menu';

/** The menu beside the page: 256 px, or 64 px of icons. */
export function Sidebar({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <nav
      id={SIDEBAR_ID}
      aria-label="Menu"
      className={`sticky top-(--shell-top) flex h-[calc(100dvh-var(--shell-top))] shrink-0 flex-col border-r border-line
        bg-surface transition-[width] duration-150 ${isCollapsed ? 'w-[64px]' : 'w-[256px]'}`}
    >
      <div
        ref={showCurrent}
        className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-2.5 py-2"
      >
        <NavGroups isCollapsed={isCollapsed} />
      </div>
      {/* Below what scrolls: on a low screen the card would hide half of the switch. */}
      <div className="grid gap-1 border-t border-line p-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
        {!isCollapsed && (
          <div className="flex items-center justify-between gap-2 pl-3 text-sm text-ink-faint">
            <span aria-hidden>Tema</span>
            <ThemeSwitch />
          </div>
        )}
        <UserCard isCollapsed={isCollapsed} />
      </div>
    </nav>
  );
}
