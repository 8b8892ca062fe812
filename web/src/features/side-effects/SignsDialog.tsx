import { Dialog } from '../../ui/Dialog.tsx';
import { HelpNumbers } from './follow-up/HelpNumbers.tsx';
import { SignsList } from './SignsList.tsx';

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
          <HelpNumbers numbers={['192', '188']} first="192" />
        </div>
      }
    >
      <SignsList headingLevel={3} />
    </Dialog>
  );
}
