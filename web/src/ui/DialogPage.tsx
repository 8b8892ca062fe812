import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Heading } from 'react-aria-components';
import { ConfirmInline } from './ConfirmInline.tsx';
import { FrameAround, useClosesInFrame } from './dialog-frame.ts';
import { IconButton } from './IconButton.tsx';

const DISCARD = {
  question: 'Descartar o que você digitou?',
  confirmLabel: 'Descartar',
  cancelLabel: 'Continuar editando',
};

export interface DialogPageProps {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  /** The patient closes it, and gives up what was typed: its draft goes. */
  onDiscard?: (() => void) | undefined;
  /** Something was typed and not saved: closing asks first. */
  isDirty?: boolean;
  /** That question, where something else than typed values would be lost. */
  asksToClose?: typeof DISCARD;
  /** The bar that stays in sight; a submit button in it names its form with `form="id"`. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Title, content and actions of a dialog, inside its window. */
export function DialogPage(props: DialogPageProps) {
  const { title, description, onClose, onDiscard, isDirty = false, asksToClose = DISCARD } = props;
  const { actions, children } = props;
  const [isAsking, setAsking] = useState(false);
  const focusedBefore = useRef<Element | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const leave = () => {
    onDiscard?.();
    onClose();
  };
  const requestClose = () => {
    if (!isDirty) return leave();
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
    leave();
  };
  useClosesInFrame(true, { isDirty, close: isAsking ? keepEditing : requestClose });

  // The button that led to this page went with the page before it.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  });

  return (
    <FrameAround value={null}>
      <header className="flex items-start gap-2 pt-[calc(1rem+var(--dialog-top))] pr-3 pl-5 sm:pt-5 sm:pl-6">
        <div className="min-w-0 flex-1 pt-1.5">
          <Heading
            ref={heading}
            slot="title"
            tabIndex={-1}
            className="text-xl leading-snug font-bold tracking-tight text-balance wrap-anywhere outline-none"
          >
            {title}
          </Heading>
          {description && <div className="mt-1 text-pretty text-ink-soft">{description}</div>}
        </div>
        <IconButton icon={X} aria-label="Fechar" onPress={requestClose} />
      </header>
      <div ref={reachable} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 sm:px-6">
        {children}
      </div>
      {(actions || isAsking) && (
        <footer className="border-t border-line px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-6 sm:py-4">
          {isAsking && <ConfirmInline {...asksToClose} onConfirm={discard} onCancel={keepEditing} />}
          <div
            className={
              isAsking
                ? 'hidden'
                : 'flex flex-wrap gap-2 *:flex-1 max-sm:*:px-2.5 sm:justify-end sm:*:flex-none sm:has-[>:nth-child(4)]:*:px-3'
            }
          >
            {actions}
          </div>
        </footer>
      )}
    </FrameAround>
  );
}

/** A long text without any control in it can still be scrolled by keyboard. */
function reachable(body: HTMLElement | null): void {
  const isLong = body && body.scrollHeight > body.clientHeight;
  if (isLong && !body.querySelector('a, button, input, select, textarea, [tabindex]')) body.tabIndex = 0;
}
