import { CloudUpload } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import { Button as RacButton, DropZone, FileTrigger, Text, type DropZoneProps } from 'react-aria-components';
import type { FieldProps } from './field.ts';
import { FileRow } from './FileRow.tsx';
import { addFiles, fileRefusal, limitText, type FileRule } from './files.ts';
import { GroupShell } from './GroupShell.tsx';

export interface FileDropZoneProps extends FieldProps, FileRule {
  value: readonly File[] | null | undefined;
  onChange: (files: File[]) => void;
  isMultiple?: boolean;
  /** Why a file is refused, in the words of the place; by default what the rule says. */
  refuse?: (file: File) => string | null;
  /** The files that may be chosen, in the words of the place. */
  limitLabel?: string;
  /** Shown under a file's name while it is sent, such as a progress bar. */
  renderProgress?: (file: File) => ReactNode;
  /** Replaces a file's remove button, such as 'Cancelar' while it is sent. */
  renderAction?: (file: File) => ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

const ZONE =
  'rounded-2xl border-2 border-dashed bg-surface text-ink transition-colors duration-150 ' +
  'data-hovered:border-brand data-drop-target:border-brand data-drop-target:bg-brand-soft data-disabled:opacity-50';

const PICK =
  'grid w-full cursor-pointer justify-items-center gap-1 rounded-2xl px-4 py-6 text-center data-pressed:bg-sunken data-disabled:cursor-not-allowed';

export function FileDropZone({ ref, ...props }: FileDropZoneProps) {
  const { accept, acceptLabel, maxBytes, isMultiple = false, isDisabled = false } = props;
  const [refusals, setRefusals] = useState<string[]>([]);
  const files = props.value ?? [];

  function add(picked: readonly File[]) {
    const rule = { accept, acceptLabel, maxBytes };
    const refuse = props.refuse ?? ((file: File) => fileRefusal(file, rule));
    setRefusals(picked.map(refuse).filter((refusal) => refusal !== null));
    const taken = picked.filter((file) => refuse(file) === null);
    if (taken.length > 0) props.onChange(addFiles(files, taken, isMultiple));
  }

  const drop: DropZoneProps['onDrop'] = async ({ items }) => {
    add(await Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile())));
  };

  const limit = maxBytes === undefined ? '' : ` de até ${limitText(maxBytes)}`;
  const limitLabel = props.limitLabel ?? `${acceptLabel}${limit}`;
  return (
    <GroupShell {...props} error={refusals.join(' ') || props.error}>
      {(errorId) => (
        <>
          <DropZone
            onDrop={drop}
            isDisabled={isDisabled}
            className={`${ZONE} ${errorId ? 'border-critical' : 'border-line-strong'}`}
          >
            <FileTrigger
              acceptedFileTypes={accept}
              allowsMultiple={isMultiple}
              onSelect={(picked) => add([...(picked ?? [])])}
            >
              <RacButton
                ref={ref}
                isDisabled={isDisabled}
                aria-describedby={errorId}
                onBlur={props.onBlur}
                className={PICK}
              >
                <CloudUpload aria-hidden className="size-7 text-brand-ink" />
                <span className="font-semibold text-brand-ink">
                  {isMultiple ? 'Escolher arquivos' : 'Escolher arquivo'}
                </span>
                <span className="text-sm text-ink-soft">
                  <span className="pointer-coarse:hidden">ou arraste para cá · </span>
                  {limitLabel}
                </span>
              </RacButton>
            </FileTrigger>
            <Text slot="label" className="sr-only">
              Solte os arquivos aqui
            </Text>
          </DropZone>
          {files.length > 0 && (
            <ul aria-label="Arquivos escolhidos" className="grid gap-2">
              {files.map((file) => (
                <FileRow
                  key={`${file.name}-${file.size}-${file.lastModified}`}
                  file={file}
                  progress={props.renderProgress?.(file)}
                  action={props.renderAction?.(file)}
                  onRemove={() => props.onChange(files.filter((other) => other !== file))}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </GroupShell>
  );
}
