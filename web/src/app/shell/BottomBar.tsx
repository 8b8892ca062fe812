import { Link } from '@tanstack/react-router';
import { CalendarDays, House, type LucideIcon, Menu, Plus } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from 'react-aria-components';

const TARGET =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-xl text-[min(0.75rem,3.75vw)] leading-4 font-medium text-ink-soft no-underline ' +
  'transition-colors duration-150 active:bg-sunken data-pressed:bg-sunken aria-[current=page]:font-semibold ' +
  'aria-[current=page]:text-brand-ink';

interface Props {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
  isRecording: boolean;
  onRecord: () => void;
}

/** The four things done daily, under the thumb. */
export function BottomBar({ isMenuOpen, onOpenMenu, isRecording, onRecord }: Props) {
  useEffect(liftOffer, []);
  return (
    <nav
      aria-label="Atalhos"
      className="fixed inset-x-0 bottom-0 z-20 flex h-(--bottom-bar) border-t border-line bg-surface px-2
          pb-[env(safe-area-inset-bottom)]"
    >
      <Link to="/dashboard" className={TARGET}>
        <Content icon={House}>Hoje</Content>
      </Link>
      <Button aria-haspopup="dialog" aria-expanded={isRecording} onPress={onRecord} className={TARGET}>
        <span className="grid h-7 w-12 place-items-center rounded-full bg-brand text-on-brand">
          <Plus aria-hidden className="size-5" strokeWidth={2.5} />
        </span>
        Registrar
      </Button>
      <Link to="/calendar" className={TARGET}>
        <Content icon={CalendarDays}>Calendário</Content>
      </Link>
      <Button aria-haspopup="dialog" aria-expanded={isMenuOpen} onPress={onOpenMenu} className={TARGET}>
        <Content icon={Menu}>Menu</Content>
      </Button>
    </nav>
  );
}

function Content({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <>
      <span className="grid h-7 place-items-center">
        <Icon aria-hidden className="size-6" />
      </span>
      {children}
    </>
  );
}

/** The offer of a new version stands above the bar, wherever in the document it is. */
function liftOffer(): () => void {
  const { style } = document.documentElement;
  style.setProperty('--offer-bottom', 'calc(4rem + 0.75rem + env(safe-area-inset-bottom))');
  return () => {
    style.removeProperty('--offer-bottom');
  };
}
