import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  url: string;
  until: string;
  hasPin: boolean;
  onClose: () => void;
}

const UNKEPT = {
  question: 'Fechar sem copiar? O link não aparece de novo.',
  confirmLabel: 'Fechar sem copiar',
  cancelLabel: 'Voltar ao link',
};

/** The address of a new link, which is told once: the server keeps only a hash of it. */
export function NewLink({ url, until, hasPin, onClose }: Props) {
  const address = useRef<HTMLParagraphElement>(null);
  const [isKept, setKept] = useState(false);
  const keep = () => setKept(true);
  return (
    <Dialog
      title="Link criado"
      description={`Vale até ${formatDay(until)}. Copie agora: por segurança, ele não aparece de novo.`}
      isOpen
      isDirty={!isKept}
      asksToClose={UNKEPT}
      onClose={onClose}
      actions={
        <>
          <Button slot="close" variant={isKept ? 'primary' : 'secondary'}>
            Concluir
          </Button>
          <CopyButton
            text={url}
            what="o link"
            variant={isKept ? 'secondary' : 'primary'}
            shownIn={address}
            onCopied={keep}
          />
        </>
      }
    >
      <div className="grid gap-4">
        <p
          ref={address}
          className="rounded-xl bg-sunken px-3.5 py-2.5 text-sm break-all select-all"
          onCopy={keep}
        >
          {url}
        </p>
        {hasPin && (
          <p className="text-sm text-pretty text-ink-soft">Quem abrir precisa do PIN que você escolheu.</p>
        )}
        {typeof navigator.share === 'function' && (
          <Button
            variant="secondary"
            icon={Share2}
            className="justify-self-start"
            onPress={() => void send(url, keep)}
          >
            Enviar
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** A closed list of apps is no failure, and the link can be copied all the same. */
const send = (url: string, onSent: () => void) => navigator.share({ url }).then(onSent, () => undefined);
