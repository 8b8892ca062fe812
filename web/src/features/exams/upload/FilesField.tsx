import { Check, CircleAlert, X } from 'lucide-react';
import { EXAM_FILE_MOST_BYTES } from '@leveza/contract/exams/files.ts';
import { Button } from '../../../ui/Button.tsx';
import { FileDropZone } from '../../../ui/form/FileDropZone.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { FILE_TYPES, LIMIT_LABEL, examFileRefusal } from './file-rules.ts';
import type { Upload } from './use-upload.ts';
import type { UploadItem } from './upload-state.ts';
import { PasswordForm } from '../PasswordForm.tsx';
import type { Reading } from './use-reading.ts';

/** The files of the exam, and under each of them how far its reading is. */
export function FilesField({ upload, error }: { upload: Upload; error: string | undefined }) {
  const itemOf = (file: File) => upload.state.items.find((item) => item.file === file);
  return (
    <FileDropZone
      label="Arquivos do exame"
      accept={FILE_TYPES}
      acceptLabel="PDF ou imagens"
      limitLabel={LIMIT_LABEL}
      maxBytes={EXAM_FILE_MOST_BYTES}
      refuse={examFileRefusal}
      isMultiple
      isRequired
      error={error}
      value={upload.state.items.map(({ file }) => file)}
      onChange={upload.setFiles}
      renderProgress={(file) => {
        const item = itemOf(file);
        return item && <ItemState item={item} upload={upload} />;
      }}
    />
  );
}

function ItemState({ item, upload }: { item: UploadItem; upload: Upload }) {
  const { state, progress, reading, sentence } = item;
  if (state === 'reading') {
    return (
      <div className="grid gap-1 pb-1">
        <ProgressBar
          label={progress ? `Lendo página ${progress.page} de ${progress.pages}` : 'Abrindo o arquivo'}
          value={progress ? progress.page - 0.5 : null}
          max={progress?.pages ?? 1}
          {...(progress?.isSlow && { valueText: 'leva alguns segundos' })}
        />
        <Button
          variant="quiet"
          size="sm"
          icon={X}
          className="-ml-3.5 justify-self-start"
          aria-label={`Cancelar leitura de ${item.file.name}`}
          onPress={() => upload.reading.stop(item)}
        >
          Cancelar leitura
        </Button>
      </div>
    );
  }
  if (state === 'password') return <PasswordQuestion item={item} reading={upload.reading} />;
  const found = reading?.results.length ?? 0;
  return (
    <div className="grid gap-1 pb-1 text-sm text-pretty">
      {state === 'failed' ? (
        <>
          <p className="flex gap-1.5 text-critical-ink">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{sentence} Assim, ele não será salvo.</span>
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3.5 justify-self-start"
            onPress={() => upload.reading.keepUnread(item)}
          >
            Guardar sem ler
          </Button>
          <ReadAgain item={item} upload={upload} />
        </>
      ) : (
        <>
          <p className="flex gap-1.5 text-ok-ink">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{found > 0 ? foundText(found) : 'Pronto para guardar'}</span>
          </p>
          {sentence && <p className="text-ink-soft">{sentence}</p>}
          {reading === null && <ReadAgain item={item} upload={upload} />}
        </>
      )}
      {reading !== null && reading.waitingPages > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3.5 justify-self-start"
          onPress={() => upload.reading.readMore(item)}
        >
          {reading.waitingPages === 1
            ? 'Ler mais 1 página'
            : `Ler mais páginas (faltam ${reading.waitingPages})`}
        </Button>
      )}
    </div>
  );
}

/** A lost connection, a slow moment or a cancelled reading: the file itself may be whole. */
function ReadAgain({ item, upload }: { item: UploadItem; upload: Upload }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3.5 justify-self-start"
      aria-label={`Ler outra vez ${item.file.name}`}
      onPress={() => upload.reading.start(item)}
    >
      Ler outra vez
    </Button>
  );
}

const foundText = (count: number) => (count === 1 ? '1 valor lido' : `${count} valores lidos`);

/** Asks for the password of a protected PDF before it is read. */
function PasswordQuestion({ item, reading }: { item: UploadItem; reading: Reading }) {
  return (
    <PasswordForm
      fileName={item.file.name}
      wasWrong={reading.passwordOf(item.id) !== undefined}
      onPassword={(password) => reading.unlock(item, password)}
    >
      <Button variant="quiet" size="sm" onPress={() => reading.keepUnread(item)}>
        Guardar sem ler
      </Button>
    </PasswordForm>
  );
}
