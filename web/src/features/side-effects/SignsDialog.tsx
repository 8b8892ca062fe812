import { URGENCIES } from '@leveza/domain/side-effects/red-flag.ts';
import { RED_FLAGS } from '@leveza/domain/side-effects/red-flag-rules.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FlagText } from './follow-up/FlagText.tsx';
import { HelpNumbers } from './follow-up/HelpNumbers.tsx';
import { URGENCY_TITLE } from './follow-up/urgency-words.ts';

/** Every red flag, to be read at leisure; it needs no server. */
export function SignsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Sinais de alerta"
      description="Quando procurar ajuda durante o tratamento. Isto não é um diagnóstico."
      size="lg"
      isOpen
      onClose={onClose}
      actions={
        <div className="grid gap-2 sm:flex sm:justify-end">
          <HelpNumbers first="192" hasCvv />
        </div>
      }
    >
      <div className="grid gap-8">
        {URGENCIES.map((urgency) => (
          <section key={urgency} aria-labelledby={`signs-${urgency}`} className="grid gap-4">
            <h3 id={`signs-${urgency}`} className="text-sm font-semibold text-ink-soft">
              {URGENCY_TITLE[urgency]}
            </h3>
            <ul className="grid gap-3 lg:grid-cols-2">
              {RED_FLAGS.filter((flag) => flag.urgency === urgency).map((flag) => (
                <li key={flag.key} className="grid content-start gap-2 rounded-2xl border border-line p-4">
                  <FlagText flag={flag} headingLevel={4} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
