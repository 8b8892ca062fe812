import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Heading, Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components';
import { ConfirmInline } from './ConfirmInline.tsx';
import { IconButton } from './IconButton.tsx';
import { useBackCloses } from './use-back-closes.ts';

export interface DialogProps {
  title: string;
  description?: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Something was typed and not saved: closing asks first. */
  isDirty?: boolean;
  size?: 'md' | 'lg';
  /** The bar that stays in sight; a submit button in it names its form with `form="id"`. */
  actions?: ReactNode;
  children: ReactNode;
}

/** On phones a toast lies over the end of the sheet: there is room to scroll it clear. */
const CLEAR_OF_TOASTS = 'max-sm:[body:has(.toast-enter)_&]:pb-28';

const WIDTH = { md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' } as const;

/** Centred on wide screens, a full-height sheet on phones. Escape, back and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { title, description, isOpen, onClose, isDirty = false, size = 'md', actions, children } = props;
  const [isAsking, setAsking] = useState(false);
  const focusedBefore = useRef<Element | null>(null);
  // Ours instead of `isDismissable`, which adds a hidden button that reads 'Descartar'.
  const isPressOutside = useRef(false);

  const requestClose = () => {
    if (!isDirty) return onClose();
    focusedBefore.current ??= document.activeElement;
    setAsking(true);
  };
  const keepEditing = () => {
    setAsking(false);
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
    focusedBefore.current = null;
  };
  const discard = () => {
    setAsking(false);
    focusedBefore.current = null;
    onClose();
  };
  useBackCloses(isOpen, { isDirty, close: isAsking ? keepEditing : requestClose });

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && requestClose()}
      onPointerDown={(event) => {
        isPressOutside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => event.target === event.currentTarget && isPressOutside.current && requestClose()}
      className="fixed inset-x-0 top-0 z-40 flex h-(--visual-viewport-height) justify-center bg-scrim transition-opacity
        duration-150 data-entering:opacity-0 data-exiting:opacity-0 sm:items-center sm:p-6"
    >
      <Modal
        className={`flex h-full w-full ${WIDTH[size]} min-h-0 flex-col bg-surface text-ink transition-transform duration-150
          outline-none data-entering:translate-y-4 data-exiting:translate-y-4 sm:h-auto sm:max-h-full sm:rounded-3xl
          sm:border sm:border-line sm:shadow-xl sm:shadow-black/10`}
      >
        <RacDialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex items-start gap-2 pt-[calc(1rem+env(safe-area-inset-top))] pr-3 pl-5 sm:pt-5 sm:pl-6">
            <div className="min-w-0 flex-1 pt-1.5">
              <Heading slot="title" className="text-xl leading-snug font-bold tracking-tight text-balance">
                {title}
              </Heading>
              {description && <div className="mt-1 text-pretty text-ink-soft">{description}</div>}
            </div>
            <IconButton icon={X} aria-label="Fechar" onPress={requestClose} />
          </header>
          <div
            ref={reachable}
            className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-6 ${CLEAR_OF_TOASTS}`}
          >
            {children}
          </div>
          {(actions || isAsking) && (
            <footer className="border-t border-line px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6 sm:py-4">
              {isAsking && (
                <ConfirmInline
                  question="Descartar o que você digitou?"
                  confirmLabel="Descartar"
                  cancelLabel="Continuar editando"
                  onConfirm={discard}
                  onCancel={keepEditing}
                />
              )}
              <div
                className={
                  isAsking ? 'hidden' : 'flex flex-wrap gap-2 *:flex-1 sm:justify-end sm:*:flex-none'
                }
              >
                {actions}
              </div>
            </footer>
          )}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A long text without any control in it can still be scrolled by keyboard. */
function reachable(body: HTMLElement | null): void {
  const isLong = body && body.scrollHeight > body.clientHeight;
  if (isLong && !body.querySelector('a, button, input, select, textarea, [tabindex]')) body.tabIndex = 0;
}
