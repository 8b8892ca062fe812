import { type ReactNode, useRef } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useBackCloses } from './use-back-closes.ts';

interface Props {
  label: string;
  /** The edge of the screen it slides in from. */
  side: 'left' | 'bottom';
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

const SIDE = {
  left: 'top-0 bottom-0 left-0 w-[280px] border-r data-entering:-translate-x-full data-exiting:-translate-x-full',
  bottom:
    'inset-x-0 bottom-0 max-h-[85dvh] rounded-t-3xl border-t data-entering:translate-y-full data-exiting:translate-y-full',
} as const;

/** A drawer or a short sheet over the page. Escape, back and a press outside close it; focus goes back. */
export function EdgeSheet({ label, side, isOpen, onClose, children }: Props) {
  // Ours instead of `isDismissable`, which adds a hidden button that reads 'Descartar'.
  const isPressOutside = useRef(false);
  useBackCloses(isOpen, { isDirty: false, close: onClose });

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      onPointerDown={(event) => {
        isPressOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => event.target === event.currentTarget && isPressOutside.current && onClose()}
      className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-entering:opacity-0
        data-exiting:opacity-0"
    >
      <Modal
        className={`fixed flex flex-col border-line bg-surface text-ink shadow-xl shadow-black/10 outline-none
          transition-transform duration-150 ease-out ${SIDE[side]}`}
      >
        <Dialog aria-label={label} className="flex min-h-0 flex-1 flex-col outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
