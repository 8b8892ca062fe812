import { useId } from 'react';
import type { KeyboardEvent } from 'react-aria-components';
import { Button } from './Button.tsx';

interface Props {
  /** The whole question, such as 'Excluir este registro?'. */
  question: string;
  detail?: string;
  confirmLabel: string;
  cancelLabel?: string;
  /** Something is lost, or only has to be looked at again. */
  tone?: 'critical' | 'attention';
  /** A probable typing mistake: the primary button leads back to it. */
  isDoubt?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** A second way to go on. */
  other?: { label: string; onPress: () => void } | undefined;
  /** For Escape, where the safe answer does something as well. */
  onDismiss?: () => void;
}

const TONE = {
  critical: { look: 'border-critical/40 bg-critical-soft', variant: 'danger' },
  attention: { look: 'border-attention/50 bg-attention-soft', variant: 'primary' },
} as const;

/** Asks once, where the action is, before something is lost. The safe answer has the focus. */
export function ConfirmInline(props: Props) {
  const {
    question,
    detail,
    confirmLabel,
    cancelLabel = 'Cancelar',
    tone = 'critical',
    isDoubt = false,
    isPending = false,
    onConfirm,
    onCancel,
    other,
    onDismiss = onCancel,
  } = props;
  const id = useId();

  // Only this question is left, not the dialog it may stand in.
  const onKeyDown = (event: KeyboardEvent) =>
    event.key === 'Escape' ? onDismiss() : event.continuePropagation();

  return (
    <div
      role="group"
      aria-labelledby={id}
      className={`flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-2xl border p-4 ${TONE[tone].look}`}
    >
      <p id={id} className="grid text-pretty text-ink">
        <span className="font-semibold">{question}</span>
        {detail && <span className="text-sm text-ink-soft">{detail}</span>}
      </p>
      <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:w-full max-sm:[&>*]:flex-auto">
        <Button
          variant={isDoubt ? 'primary' : 'secondary'}
          onPress={onCancel}
          onKeyDown={onKeyDown}
          isDisabled={isPending}
          ref={focus}
        >
          {cancelLabel}
        </Button>
        {other && (
          <Button variant="secondary" onPress={other.onPress} onKeyDown={onKeyDown} isDisabled={isPending}>
            {other.label}
          </Button>
        )}
        <Button
          variant={isDoubt ? 'secondary' : TONE[tone].variant}
          onPress={onConfirm}
          onKeyDown={onKeyDown}
          isPending={isPending}
        >
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
