import { IMPORT_MOST_BYTES } from '@leveza/contract/account/portability.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDropZone } from '../../ui/form/FileDropZone.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useImport } from './use-import.ts';

export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [files, setFiles] = useState<File[]>([]);
  const { isRunning, imported, refusal, start, forget, cancel } = useImport();
  const [file] = files;

  const choose = (chosen: File[]) => {
    setFiles(chosen);
    forget();
  };

  const actions = () => {
    if (imported) return <Button onPress={onClose}>Concluir</Button>;
    if (isRunning) {
      return (
        <Button variant="secondary" onPress={cancel}>
          Cancelar
        </Button>
      );
    }
    return (
      <Button isDisabled={!file} onPress={() => file && start(file)}>
        Importar
      </Button>
    );
  };

  return (
    <Dialog
      title="Importar"
      description="Traga para esta conta o que você baixou de outra conta do Leveza."
      isOpen
      onClose={onClose}
      actions={actions()}
    >
      {imported ? (
        <ImportResult imported={imported} />
      ) : (
        <div className="grid gap-5">
          <p className="text-pretty">
            A conta precisa estar vazia, para não misturar dados: seus registros vêm do arquivo, e o perfil
            também. Se o arquivo não servir, nada entra; uma linha que não puder ser guardada fica de fora, e
            você vê qual.
          </p>
          <FileDropZone
            label="Arquivo"
            accept={['.zip', '.json']}
            acceptLabel="um arquivo ZIP ou JSON do Leveza"
            maxBytes={IMPORT_MOST_BYTES}
            isDisabled={isRunning}
            value={files}
            onChange={choose}
            renderProgress={() => isRunning && <ProgressBar label="Importando…" isLabelHidden value={null} />}
          />
          <FormAlert>{refusal && <ImportRefusal problem={refusal} />}</FormAlert>
        </div>
      )}
    </Dialog>
  );
}

/** Says why a file was refused, and at which of its rows. */
function ImportRefusal({ problem }: { problem: Problem }) {
  const sentences = Object.entries(problem.fields ?? {});
  return (
    <>
      <p>{problem.message}</p>
      {sentences.length > 0 && (
        <ul className="mt-2 grid gap-1 font-normal">
          {sentences.map(([place, sentence]) => (
            <li key={place}>{sentence}</li>
          ))}
        </ul>
      )}
    </>
  );
}
