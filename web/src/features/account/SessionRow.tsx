import { endSession, type Session } from '@leveza/contract/auth/sessions.ts';
import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { formatInstant } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { toast } from '../../ui/toast.ts';
import { UNKNOWN_DEVICE, UNKNOWN_PLACE } from './access-words.ts';

interface Props {
  session: Session;
  /** After the row is gone, the keyboard goes on elsewhere. */
  onEnded: () => void;
}

/** One signed-in device, and ending its session. */
export function SessionRow({ session, onEnded }: Props) {
  const { timeZone } = useSession();
  const [isAsking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const end = useCommand(endSession);
  const device = session.device ?? UNKNOWN_DEVICE;

  const confirm = () =>
    end.mutate(
      { params: { id: session.id } },
      {
        onSuccess: () => {
          toast({ title: 'Sessão encerrada', detail: device });
          onEnded();
        },
        onError: ({ message }) => toast({ title: message, tone: 'critical' }),
      },
    );
  const keep = () => {
    setAsking(false);
    requestAnimationFrame(() => trigger.current?.focus());
  };

  return (
    <li className="grid gap-3 py-3">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
          <MonitorSmartphone aria-hidden className="size-5" />
        </span>
        <div className="grid min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            {device}
            {session.isCurrent && <Badge status="ok">Este aparelho</Badge>}
          </p>
          <p className="text-sm text-ink-soft">{UNKNOWN_PLACE}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            Último uso: {formatInstant(session.lastUsedAt, timeZone)}
          </p>
        </div>
        {!session.isCurrent && !isAsking && (
          <Button
            ref={trigger}
            variant="secondary"
            size="sm"
            aria-label={`Encerrar: ${device}`}
            onPress={() => setAsking(true)}
          >
            Encerrar
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmInline
          question="Encerrar esta sessão?"
          detail={`Para voltar, será preciso entrar de novo em ${device}.`}
          confirmLabel="Encerrar"
          isPending={end.isPending}
          onConfirm={confirm}
          onCancel={keep}
        />
      )}
    </li>
  );
}
