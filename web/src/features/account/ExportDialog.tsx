import { Download } from 'lucide-react';
import { formatFileSize } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useExport } from './use-export.ts';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { isRunning, savedBytes, refusal, start, cancel } = useExport();
  return (
    <Dialog
      title="Baixar meus dados"
      description="Tudo o que o Leveza guarda sobre você, em um só arquivo ZIP."
      isOpen
      onClose={onClose}
      actions={
        isRunning ? (
          <Button variant="secondary" onPress={cancel}>
            Cancelar
          </Button>
        ) : (
          <Button icon={Download} onPress={start}>
            {savedBytes === undefined ? 'Baixar' : 'Baixar de novo'}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <ul className="grid list-disc gap-2 pl-5 text-pretty marker:text-ink-faint">
          <li>Todos os seus registros em JSON, que outra conta do Leveza sabe importar.</li>
          <li>Uma tabela CSV para cada lista, que abre em qualquer planilha.</li>
          <li>Os arquivos que você enviou, como foto e exames.</li>
        </ul>
        <p className="text-pretty text-ink-soft">
          O arquivo não tem senha. Guarde-o onde só você possa abrir.
        </p>
        {isRunning && <ProgressBar label="Preparando seu arquivo…" value={null} />}
        <FormAlert>{refusal}</FormAlert>
        {savedBytes !== undefined && !isRunning && (
          <Notice tone="ok" title="Arquivo pronto" isLive>
            {formatFileSize(savedBytes)}. Procure-o nos downloads deste aparelho.
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
