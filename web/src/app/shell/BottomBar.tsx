import { Link } from '@tanstack/react-router';
import { CalendarDays, House, type LucideIcon, Menu, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { lazyDialog, useOnDemand } from '../../ui/lazy-dialog.tsx';

const RecordSheet = lazyDialog(() => import('./RecordSheet.tsx'), 'RecordSheet');

const TARGET =
  'flex min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-xl text-xs font-medium text-ink-soft no-underline ' +
  'transition-colors duration-150 active:bg-sunken data-pressed:bg-sunken aria-[current=page]:font-semibold ' +
  'aria-[current=page]:text-brand-ink';

/** The four things done daily, under the thumb. */
export function BottomBar({ isMenuOpen, onOpenMenu }: { isMenuOpen: boolean; onOpenMenu: () => void }) {
  const [isRecording, setRecording] = useState(false);
  const isSheetNeeded = useOnDemand(isRecording, RecordSheet);
  useEffect(liftToasts, []);
  return (
    <>
      <nav
        aria-label="Atalhos"
        className="fixed inset-x-0 bottom-0 z-20 flex h-(--bottom-bar) border-t border-line bg-surface px-2
          pb-[env(safe-area-inset-bottom)]"
      >
        <Link to="/dashboard" className={TARGET}>
          <Content icon={House}>Hoje</Content>
        </Link>
        <Button
          aria-haspopup="dialog"
          aria-expanded={isRecording}
          onPress={() => setRecording(true)}
          className={TARGET}
        >
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
      {isSheetNeeded && <RecordSheet isOpen={isRecording} onClose={() => setRecording(false)} />}
    </>
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

/** Toasts and the offer of a new version stand above the bar, wherever in the document they are. */
function liftToasts(): () => void {
  const { style } = document.documentElement;
  style.setProperty('--toast-bottom', 'calc(64px + 0.75rem + env(safe-area-inset-bottom))');
  return () => {
    style.removeProperty('--toast-bottom');
  };
}
