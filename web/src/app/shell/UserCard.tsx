import { Link } from '@tanstack/react-router';
import { Focusable } from 'react-aria-components';
import { displayName } from '../../features/profile/shared/patient-name.ts';
import { useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';

interface Props {
  isCollapsed?: boolean;
  onGo?: () => void;
}

/** The signed-in patient at the foot of the menu; opens the profile. */
export function UserCard({ isCollapsed = false, onGo }: Props) {
  const patient = useSession();
  const name = displayName(patient);
  return (
    <Tooltip text={`${name}: ver perfil`} placement="right" isDisabled={!isCollapsed}>
      <Focusable>
        <Link
          to="/profile"
          onClick={onGo}
          className={`flex min-h-14 items-center gap-3 rounded-xl p-2 no-underline transition-colors duration-150
            hover:bg-sunken active:bg-line ${isCollapsed ? 'justify-center' : ''}`}
        >
          <Avatar name={name} src={patient.avatar} size="sm" isDecorative />
          <span className={isCollapsed ? 'sr-only' : 'grid min-w-0 leading-tight'}>
            <span className="truncate font-semibold text-ink">{name}</span>{' '}
            <span className="text-sm text-ink-faint">Ver perfil</span>
          </span>
        </Link>
      </Focusable>
    </Tooltip>
  );
}
