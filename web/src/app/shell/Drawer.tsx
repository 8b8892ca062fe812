import { LogOut, X } from 'lucide-react';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LevezaMark } from '../../ui/LevezaMark.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { NavGroups, showCurrent } from './NavGroups.tsx';
import { UserCard } from './UserCard.tsx';

/** The whole menu over the page, where there is no room for it beside. */
export function Drawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const signOut = useSignOut();
  return (
    <DialogFrame label="Menu" look="drawer" isOpen={isOpen} onClose={onClose}>
      <div className="flex h-[calc(72px+env(safe-area-inset-top))] shrink-0 items-center gap-2.5 pt-[env(safe-area-inset-top)] pr-2 pl-5">
        <LevezaMark className="size-8" />
        <p className="flex-1 text-xl font-bold tracking-tight">Leveza</p>
        <IconButton icon={X} aria-label="Fechar menu" onPress={onClose} />
      </div>
      <nav aria-label="Menu" className="flex min-h-0 flex-1 flex-col">
        <div
          ref={showCurrent}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-3"
        >
          <NavGroups onGo={onClose} />
          <div className="mt-3 flex items-center justify-between gap-2 border-t border-line pt-3 pl-3 font-medium text-ink-soft">
            <span aria-hidden>Tema</span>
            <ThemeSwitch />
          </div>
        </div>
        <div className="flex items-center gap-1 border-t border-line p-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
          <div className="min-w-0 flex-1">
            <UserCard onGo={onClose} />
          </div>
          <Button variant="quiet" icon={LogOut} onPress={signOut} className="shrink-0 px-3">
            Sair
          </Button>
        </div>
      </nav>
    </DialogFrame>
  );
}
