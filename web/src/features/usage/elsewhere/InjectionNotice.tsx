import { instantOf } from '../../../lib/moment.ts';
import { useSession } from '../../../lib/session.ts';
import { Link } from '../../../ui/Link.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface Props {
  /** When it was, as far as that was said. */
  moment: string | null;
  /** The patient goes on in the other form. */
  onLeave: () => void;
}

/** The way to the form of applications, which asks what an injection must be asked. */
export function InjectionNotice({ moment, onLeave }: Props) {
  const { timeZone } = useSession();
  return (
    <Notice
      tone="info"
      isLive
      action={
        <Link
          to="/dashboard"
          search={{ record: 'dose', recordAt: instantOf(moment, timeZone) }}
          variant="secondary"
          onClick={onLeave}
        >
          Registrar aplicação
        </Link>
      }
    >
      Uma injeção fica nas aplicações. Se é comprimido ou cápsula, escreva isso no nome.
    </Notice>
  );
}
