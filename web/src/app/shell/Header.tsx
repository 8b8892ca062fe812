import { Link } from '@tanstack/react-router';
import { LogOut, Menu, PanelLeftClose, PanelLeftOpen, Plus, Settings } from 'lucide-react';
import { Focusable } from 'react-aria-components';
import { useSignOut } from '../../features/auth/use-sign-out.ts';
import { NotificationBell } from '../../features/notifications/NotificationBell.tsx';
import { displayName } from '../../features/profile/shared/patient-name.ts';
import { useSession } from '../../lib/session.ts';
import type { Screen } from '../../lib/use-screen.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { Brand } from './Brand.tsx';
import { HeaderFigures } from './HeaderFigures.tsx';
import { SIDEBAR_ID } from './Sidebar.tsx';

interface Props {
  screen: Screen;
  isCollapsed: boolean;
  onToggleSidebar: () => void;
  onOpenDrawer: () => void;
  onRecord: () => void;
}

/** The bar at the top of every private screen, 72 px high. */
export function Header({ screen, isCollapsed, onToggleSidebar, onOpenDrawer, onRecord }: Props) {
  const isDesktop = screen === 'desktop';
  return (
    <header
      className="sticky top-(--banner) z-20 flex short:static h-(--header) shrink-0 items-center gap-1 border-b border-line bg-surface
        pt-[env(safe-area-inset-top)] pr-[max(0.75rem,env(safe-area-inset-right))]
        pl-[max(1rem,env(safe-area-inset-left))] sm:pl-2.5 lg:gap-2 lg:pr-6"
    >
      {screen === 'tablet' && <IconButton icon={Menu} aria-label="Abrir menu" onPress={onOpenDrawer} />}
      {isDesktop && (
        <IconButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          aria-label={isCollapsed ? 'Expandir menu' : 'Recolher menu'}
          aria-expanded={!isCollapsed}
          aria-controls={SIDEBAR_ID}
          hasTooltip
          onPress={onToggleSidebar}
        />
      )}
      <div className="mr-auto min-w-0 sm:ml-2">
        <Brand />
      </div>
      {isDesktop && (
        <div className="mx-2 xl:mx-4">
          <HeaderFigures />
        </div>
      )}
      {screen !== 'phone' && (
        <Button icon={Plus} aria-haspopup="dialog" onPress={onRecord} className="mr-1">
          Registrar
        </Button>
      )}
      <NotificationBell />
      {screen !== 'phone' && <SettingsLink />}
      <Account isDesktop={isDesktop} />
    </header>
  );
}

function SettingsLink() {
  return (
    <Tooltip text="Configurações">
      <Focusable>
        <Link
          to="/settings"
          aria-label="Configurações"
          className="grid size-11 shrink-0 place-items-center rounded-xl text-ink-soft transition-colors duration-150
            hover:bg-sunken hover:text-ink"
        >
          <Settings aria-hidden className="size-5" />
        </Link>
      </Focusable>
    </Tooltip>
  );
}

function Account({ isDesktop }: { isDesktop: boolean }) {
  const patient = useSession();
  const signOut = useSignOut();
  const name = displayName(patient);
  if (!isDesktop) {
    return (
      <Link
        to="/profile"
        aria-label={`${name}: ver perfil`}
        className="grid size-11 shrink-0 place-items-center rounded-full"
      >
        <Avatar name={name} src={patient.avatar} isDecorative />
      </Link>
    );
  }
  return (
    <>
      <div className="ml-1 flex min-w-0 items-center gap-2.5 border-l border-line pl-4">
        <Avatar name={name} src={patient.avatar} isDecorative />
        <p className="grid min-w-0 leading-tight">
          <span className="max-w-32 truncate text-sm font-semibold xl:max-w-48">{name}</span>{' '}
          <span className="text-xs text-ink-faint">Paciente</span>
        </p>
      </div>
      <Button variant="quiet" icon={LogOut} onPress={signOut} className="px-3">
        Sair
      </Button>
    </>
  );
}
