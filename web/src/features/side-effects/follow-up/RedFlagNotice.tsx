import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';
import { HeartPulse } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { useClosesInFrame } from '../../../ui/dialog-frame.ts';
import { withoutRepeatedSteps } from './follow-up.ts';
import { FlagText } from './FlagText.tsx';
import { HelpNumbers } from './HelpNumbers.tsx';
import { SavingNotice } from '../../../ui/SavingNotice.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';
import { URGENCY_TITLE } from './urgency-words.ts';

interface Props {
  /** At least one, the most urgent first. */
  flags: readonly RedFlag[];
  isUnsaved: boolean;
  isSaving?: boolean;
  /** To the questions, where a wrong answer can be put right. */
  onBack?: (() => void) | undefined;
  onClose: () => void;
}

/** A screen of its own that says what to do now; everything it needs is in the app already. */
export function RedFlagNotice({ flags, isUnsaved, isSaving = false, onBack, onClose }: Props) {
  useClosesInFrame(true, { isDirty: false, close: onClose });
  const { urgency, headline, call } = flags[0]!;
  const numbers = [...new Set(flags.flatMap((flag) => flag.call))];
  const isEmergency = urgency === 'emergency';
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-x-0 top-0 z-50 h-(--visual-viewport-height) bg-surface pt-(--message-room) text-ink"
    >
      <Modal className="h-full outline-none">
        <Dialog role="alertdialog" className="flex h-full flex-col outline-none">
          <div
            ref={reachable}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain pt-[env(safe-area-inset-top)]"
          >
            <div className="mx-auto grid max-w-2xl gap-6 px-5 py-8 sm:py-14">
              <span className="grid size-14 place-items-center rounded-full bg-attention-soft text-attention-ink">
                <HeartPulse aria-hidden className="size-7" />
              </span>
              <Heading
                slot="title"
                className="text-2xl leading-tight font-bold tracking-tight text-balance sm:text-3xl"
              >
                {headline ?? URGENCY_TITLE[urgency]}
              </Heading>
              {withoutRepeatedSteps(flags).map((flag) => (
                <section key={flag.key} className="grid gap-3 border-t border-line pt-5 text-lg">
                  <FlagText flag={flag} headingLevel={3} />
                </section>
              ))}
              <p className="text-sm text-pretty text-ink-soft">
                Isto não é um diagnóstico: é um aviso a partir do que você contou. Na dúvida, procure ajuda.
              </p>
              <Sources of={flags} />
              {isSaving && <SavingNotice />}
              {isUnsaved && <UnsavedNotice />}
            </div>
          </div>
          <footer className="border-t border-line px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            <div className="mx-auto grid max-w-2xl gap-2 sm:flex sm:flex-wrap sm:*:flex-auto">
              <HelpNumbers numbers={numbers} first={isEmergency ? call[0]! : null} />
              <div className="flex gap-2 *:flex-auto">
                {onBack && (
                  <Button variant="secondary" onPress={onBack}>
                    Voltar às perguntas
                  </Button>
                )}
                <Button variant={isEmergency ? 'secondary' : 'primary'} onPress={onClose}>
                  Entendi
                </Button>
              </div>
            </div>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A long text without any control in it can still be scrolled by keyboard. */
function reachable(text: HTMLElement | null): void {
  if (text && text.scrollHeight > text.clientHeight) text.tabIndex = 0;
}
