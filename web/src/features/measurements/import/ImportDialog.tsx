import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FileDropZone } from '../../../ui/form/FileDropZone.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { weightsText } from '../measurement-words.ts';
import { FileReading } from './FileReading.tsx';
import { ImportHelp } from './ImportHelp.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { useImportWeights } from './use-import-weights.ts';
import { useReading, weightsOf } from './use-reading.ts';

/** Weights noted elsewhere: choose a file, look at what is in it, bring it in. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [files, setFiles] = useState<File[]>([]);
  const { state, start, cancel } = useReading();
  const { submit, isPending, refusal, forget } = useImportWeights(onClose);
  const weights = weightsOf(state);
  const isReading = state.kind === 'reading';

  const choose = (chosen: File[]) => {
    setFiles(chosen);
    forget();
    if (chosen[0]) start(chosen[0]);
    else cancel();
  };

  return (
    <Dialog
      title="Importar pesos"
      description="Traga os pesos de uma planilha, de uma balança ou do app Saúde do iPhone."
      isOpen
      onClose={onClose}
      actions={
        isReading && !weights ? (
          <Button variant="secondary" onPress={() => choose([])}>
            Cancelar leitura
          </Button>
        ) : (
          <>
            <Button slot="close" variant="secondary">
              Cancelar
            </Button>
            <Button
              isDisabled={isReading || !weights || weights.rows.length === 0}
              isPending={isPending}
              pendingLabel="Importando..."
              onPress={() => weights && void submit(weights)}
            >
              {weights && weights.rows.length > 0
                ? `Importar ${weightsText(weights.rows.length)}`
                : 'Importar'}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        <FileDropZone
          label="Arquivo"
          accept={['.csv', '.txt', '.tsv', '.zip', '.xml']}
          acceptLabel="um arquivo CSV, ZIP ou XML"
          isDisabled={isReading || isPending}
          value={files}
          onChange={choose}
          renderProgress={() =>
            isReading &&
            !weights && <ProgressBar label="Lendo o arquivo" value={Math.round(state.share * 100)} />
          }
        />
        <FormAlert>{state.kind === 'failed' ? state.why : refusal}</FormAlert>
        {weights?.table && (
          <FileReading
            table={weights.table}
            isBusy={isReading || isPending}
            onChoose={(choice) => files[0] && start(files[0], choice)}
          />
        )}
        {weights ? <ImportPreview weights={weights} /> : <ImportHelp />}
      </div>
    </Dialog>
  );
}
