import type { RefObject } from 'react';
import { Heading, Popover, Dialog as RacDialog } from 'react-aria-components';
import { useScreen } from '../../lib/use-screen.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { POPOVER_LOOK } from '../../ui/form/popover-look.ts';
import { NotificationList } from './NotificationList.tsx';

interface Props {
  bell: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The list beside the bell or, on a phone, over the whole screen. */
export function NotificationPanel({ bell, isOpen, onOpenChange }: Props) {
  const close = () => onOpenChange(false);
  if (useScreen() === 'phone') {
    return (
      <Dialog title="Notificações" isOpen={isOpen} onClose={close}>
        <div className="-mx-3">
          <NotificationList onClose={close} />
        </div>
      </Dialog>
    );
  }
  return (
    <Popover
      triggerRef={bell}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      placement="bottom end"
      offset={6}
      className={`${POPOVER_LOOK} w-96 max-w-[calc(100vw-1rem)] p-2`}
    >
      <RacDialog className="outline-none">
        <Heading slot="title" className="px-3 pt-2 pb-1 text-lg font-bold tracking-tight">
          Notificações
        </Heading>
        <NotificationList onClose={close} />
      </RacDialog>
    </Popover>
  );
}
