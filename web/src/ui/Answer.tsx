import { Problem } from '@leveza/contract/problem.ts';
import { Check, Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { departureCount } from '../lib/session-hint.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { FormAlert } from './form/FormAlert.tsx';
import { type ChangeMessage, slowly, tell, tellFailure, toast, type ToastMessage } from './toast.ts';
import { useIsMounted } from './use-is-mounted.ts';

interface Props {
  message: ChangeMessage;
  onClose: () => void;
  /** The meaning of the record: the next dose, the change of weight, a tip. */
  children?: ReactNode;
}

/** The answer to a record, in the place of its form: what was recorded, what follows from it, and the way back. */
export function Answer({ message, onClose, children }: Props) {
  // A further step, such as moving the usual day, is answered here too.
  const [further, setFurther] = useState<ChangeMessage | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Closed meanwhile, it speaks by a toast, and closes nothing that was opened after it.
  const isShown = useIsMounted();
  const { title, name, detail, undo, more } = further ?? message;
  const isUndoAsked = useRef(false);
  const before = useRef(departureCount());

  // Closed by a button, the way back or another sheet: the undo stays for its seconds, as after a record without a sheet.
  const leaveUndo = useEffectEvent(() => {
    const isOther = departureCount() !== before.current;
    if (undo && !isUndoAsked.current && !isOther) tell({ title, undo, ...(name && { name }) });
  });
  useEffect(
    () => () => {
      // In development effects end and begin again at once.
      queueMicrotask(() => isShown.current || leaveUndo());
    },
    [isShown],
  );

  const attempt = async <T,>(what: string, work: () => Promise<T>, onWorked: (result: T) => void) => {
    setPending(true);
    setFailure(null);
    try {
      onWorked(await slowly(work(), 'pedido'));
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      if (isShown.current) {
        isUndoAsked.current = false;
        setFailure(`${what}: ${cause.message}`);
      } else tellFailure(what)(cause);
    } finally {
      setPending(false);
    }
  };
  const leaveWith = (undone: ToastMessage | undefined) => {
    if (isShown.current) onClose();
    if (undone) toast(undone);
  };
  const goOn = (next: ChangeMessage) => (isShown.current ? setFurther(next) : tell(next));

  return (
    <Dialog
      title={title}
      description={detail}
      isOpen
      onClose={onClose}
      actions={
        <>
          {undo && (
            <Button
              variant="secondary"
              icon={Undo2}
              isDisabled={isPending}
              onPress={() => {
                isUndoAsked.current = true;
                void attempt('Não foi possível desfazer', undo, leaveWith);
              }}
            >
              Desfazer
            </Button>
          )}
          <Button icon={Check} onPress={onClose}>
            Concluir
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {!further && children}
        {more && (
          <Button
            variant="secondary"
            isDisabled={isPending}
            onPress={() => void attempt('Não foi possível mudar', more.run, goOn)}
          >
            {more.label}
          </Button>
        )}
        <FormAlert>{failure}</FormAlert>
      </div>
    </Dialog>
  );
}
