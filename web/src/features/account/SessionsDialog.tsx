import { endOtherSessions, listSessions } from '@leveza/contract/auth/sessions.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { read, useCommand } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { Loaded } from './Loaded.tsx';
import { endedText } from './PasswordForm.tsx';
import { SessionRow } from './SessionRow.tsx';

/** Where the account is open, and closing it there. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const sessions = useQuery({ ...read(listSessions, {}), refetchOnMount: 'always' });
  const list = useRef<HTMLUListElement>(null);
  const focusList = () => list.current?.focus();
  const others = sessions.data?.data.filter(({ isCurrent }) => !isCurrent).length ?? 0;

  return (
    <Dialog
      title="Sessões abertas"
      description="Não reconhece um aparelho? Encerre a sessão dele e troque sua senha."
      isOpen
      onClose={onClose}
    >
      <Loaded query={sessions}>
        {({ data }) => (
          <div className="grid gap-4">
            <ul ref={list} tabIndex={-1} aria-label="Aparelhos" className="divide-y divide-line outline-none">
              {data.map((session) => (
                <SessionRow key={session.id} session={session} onEnded={focusList} />
              ))}
            </ul>
            {others > 0 ? (
              <EndOthers onEnded={focusList} />
            ) : (
              <p className="text-ink-soft">Sua conta só está aberta neste aparelho.</p>
            )}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const end = useCommand(endOtherSessions);
  if (!isAsking) {
    return (
      <Button ref={trigger} variant="danger" onPress={() => setAsking(true)}>
        Encerrar todas as outras
      </Button>
    );
  }
  const confirm = () =>
    end.mutate(
      {},
      {
        onSuccess: ({ data }) => {
          toast({ title: 'Sessões encerradas', detail: endedText(data.endedSessions) });
          onEnded();
        },
        onError: ({ message }) => toast({ title: message, tone: 'critical' }),
      },
    );
  return (
    <ConfirmInline
      question="Encerrar todas as outras sessões?"
      detail="Só este aparelho continua conectado."
      confirmLabel="Encerrar todas"
      isPending={end.isPending}
      onConfirm={confirm}
      onCancel={() => {
        setAsking(false);
        requestAnimationFrame(() => trigger.current?.focus());
      }}
    />
  );
}
