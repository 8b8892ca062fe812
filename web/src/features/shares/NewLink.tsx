import { Check, Share2 } from 'lucide-react';
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

/** The address of a new link, which is told once: the server keeps only a hash of it. */
export function NewLink({ url, until, hasPin, onClose }: Props) {
  return (
    <Dialog
      title="Link criado"
      description={`Vale até ${formatDay(until)}. Copie agora: por segurança, ele não aparece de novo.`}
      isOpen
      onClose={onClose}
      actions={
        <Button icon={Check} onPress={onClose}>
          Concluir
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="rounded-xl bg-sunken px-3.5 py-2.5 text-sm break-all select-all">{url}</p>
        {hasPin && (
          <p className="text-sm text-pretty text-ink-soft">Quem abrir precisa do PIN que você escolheu.</p>
        )}
        <div className="flex flex-wrap gap-2">
          <CopyButton text={url} what="o link" />
          {typeof navigator.share === 'function' && (
            <Button variant="secondary" icon={Share2} onPress={() => void send(url)}>
              Enviar
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** A closed list of apps is no failure, and the link can be copied all the same. */
const send = (url: string) => navigator.share({ url }).catch(() => undefined);
