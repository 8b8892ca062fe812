import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';
import { HeartPulse } from 'lucide-react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { useBackCloses } from '../../../ui/use-back-closes.ts';
import { FlagText } from './FlagText.tsx';
import { HelpNumbers } from './HelpNumbers.tsx';
import { UnsavedNotice } from './UnsavedNotice.tsx';
import { URGENCY_TITLE } from './urgency-words.ts';

interface Props {
  /** At least one, the most urgent first. */
  flags: readonly RedFlag[];
  isUnsaved: boolean;
  onClose: () => void;
}

/** A screen of its own that says what to do now; everything it needs is in the app already. */
export function RedFlagNotice({ flags, isUnsaved, onClose }: Props) {
  useBackCloses(true, { isDirty: false, close: onClose });
  const { urgency, key } = flags[0]!;
  const hasCvv = flags.some(({ whatToDo }) => whatToDo.join().includes('188'));
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="fixed inset-x-0 top-0 z-50 h-(--visual-viewport-height) bg-surface text-ink"
    >
      <Modal className="h-full outline-none">
        <Dialog role="alertdialog" className="flex h-full flex-col outline-none">
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pt-[env(safe-area-inset-top)]">
            <div className="mx-auto grid max-w-2xl gap-6 px-5 py-8 sm:py-14">
              <span className="grid size-14 place-items-center rounded-full bg-attention-soft text-attention-ink">
                <HeartPulse aria-hidden className="size-7" />
              </span>
              <Heading
                slot="title"
                className="text-2xl leading-tight font-bold tracking-tight text-balance sm:text-3xl"
              >
                {URGENCY_TITLE[urgency]}
              </Heading>
              {flags.map((flag) => (
                <section key={flag.key} className="grid gap-3 border-t border-line pt-5 text-lg">
                  <FlagText flag={flag} headingLevel={3} />
                </section>
              ))}
              <p className="text-sm text-pretty text-ink-soft">
                Isto não é um diagnóstico: é um aviso a partir do que você contou. Na dúvida, procure ajuda.
              </p>
              {isUnsaved && <UnsavedNotice />}
            </div>
          </div>
          <footer className="border-t border-line px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            <div className="mx-auto grid max-w-2xl gap-2 sm:flex sm:*:flex-1">
              <HelpNumbers first={firstNumber(urgency, key)} hasCvv={hasCvv} />
              <Button variant={urgency === 'emergency' ? 'secondary' : 'primary'} onPress={onClose}>
                Entendi
              </Button>
            </div>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Who is sad first hears who listens. */
function firstNumber(urgency: RedFlag['urgency'], key: string): '192' | '188' | null {
  if (urgency !== 'emergency') return null;
  return key === 'mood' ? '188' : '192';
}
