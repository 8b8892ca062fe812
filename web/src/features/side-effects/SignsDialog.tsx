import { RED_FLAGS } from '@leveza/domain/side-effects/red-flags.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FlagText } from './follow-up/FlagText.tsx';
import { HelpNumbers } from './follow-up/HelpNumbers.tsx';
import { SignsList } from './SignsList.tsx';

interface Props {
  /** The key of the sign that the patient recorded: it stands above the list. */
  first?: string | undefined;
  onClose: () => void;
}

/** Every red flag, to be read at leisure; it needs no server. */
export function SignsDialog({ first, onClose }: Props) {
  const flag = RED_FLAGS.find(({ key }) => key === first);
  return (
    <Dialog
      title="Sinais de alerta"
      description="Quando procurar ajuda durante o tratamento. Isto não é um diagnóstico."
      size="lg"
      isOpen
      onClose={onClose}
      actions={
        <div className="grid gap-2 sm:flex sm:justify-end">
          <HelpNumbers numbers={['192', '188']} first="192" />
        </div>
      }
    >
      <div className="grid gap-5">
        {flag && (
          <section className="grid gap-2">
            <FlagText flag={flag} headingLevel={3} />
          </section>
        )}
        <SignsList headingLevel={3} />
      </div>
    </Dialog>
  );
}
