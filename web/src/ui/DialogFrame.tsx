import { type ReactNode, use, useCallback, useRef, useState } from 'react';
import { Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { FrameAround, type ShownPage } from './dialog-frame.ts';
import { useCountedWindow } from './open-windows.ts';
import { useBackCloses } from './use-back-closes.ts';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** Its name, where no page in it has a title. */
  label?: string;
  look?: keyof typeof LOOK;
  children: ReactNode;
}

/** A message that is shown stands above the window. */
const BESIDE_WINDOW = 'pt-(--message-room) sm:p-6 sm:pt-[max(1.5rem,var(--message-room,0px))]';

const CENTRED =
  'w-full data-entering:translate-y-4 data-exiting:translate-y-4 sm:h-auto sm:max-h-full sm:self-center sm:rounded-3xl sm:border ';

/** Where a message stands above the window, it keeps clear of the bar of the phone. */
const BELOW_BAR = '[--dialog-top:max(0px,env(safe-area-inset-top)-var(--message-room,0px))]';

const LOOK = {
  /** On phones the whole screen. */
  dialog: `${CENTRED} h-full sm:max-w-lg ${BELOW_BAR}`,
  wide: `${CENTRED} h-full sm:max-w-3xl ${BELOW_BAR}`,
  /** For two columns side by side, such as a page and what was read on it. */
  landscape: `${CENTRED} h-full sm:max-w-6xl ${BELOW_BAR}`,
  /** On phones as high as its content and at the bottom, where the thumb is. */
  sheet: `${CENTRED} max-h-[94%] self-end rounded-t-3xl border-t sm:max-w-lg [--dialog-top:0px]`,
  drawer:
    'absolute top-[var(--message-room,0px)] bottom-0 left-0 w-[280px] border-r data-entering:-translate-x-full data-exiting:-translate-x-full',
} as const;

/**
 * The window of a dialog. Several dialogs in it, one after the other, are its pages: a form and its answer stay in one
 * window. Escape, back and a press outside close the page that is shown, which may ask first.
 */
export function DialogFrame(props: Props) {
  // A window inside of another one is the other's page.
  return use(FrameAround) === null ? <Window {...props} /> : props.children;
}

function Window({ isOpen, onClose, label, look = 'dialog', children }: Props) {
  const shown = useRef<ShownPage | null>(null);
  const [isDirty, setDirty] = useState(false);
  // Ours instead of `isDismissable`, which adds a hidden button that reads 'Descartar'.
  const isPressOutside = useRef(false);

  const show = useCallback((page: ShownPage) => {
    shown.current = page;
    setDirty(page.isDirty);
  }, []);
  const requestClose = () => (shown.current ? shown.current.close() : onClose());
  useBackCloses(isOpen, { isDirty, close: requestClose });
  useCountedWindow(isOpen);

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && requestClose()}
      onPointerDown={(event) => {
        isPressOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => event.target === event.currentTarget && isPressOutside.current && requestClose()}
      className={`fixed inset-x-0 top-0 z-40 flex h-(--visual-viewport-height) justify-center bg-scrim transition-opacity
        duration-150 data-entering:opacity-0 data-exiting:opacity-0 ${look === 'drawer' ? '' : BESIDE_WINDOW}`}
    >
      <Modal
        className={`flex min-h-0 flex-col border-line bg-surface text-ink shadow-xl shadow-black/10 outline-none
          transition-transform duration-150 ease-out ${LOOK[look]}`}
      >
        <RacDialog aria-label={label} className="flex min-h-0 flex-1 flex-col outline-none">
          <FrameAround value={show}>{children}</FrameAround>
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
