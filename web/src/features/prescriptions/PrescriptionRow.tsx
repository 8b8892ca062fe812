import {
  type Prescription,
  readPrescriptionFile,
  addPrescription,
  deletePrescription,
} from '@leveza/contract/prescriptions.ts';
import { Download, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatFileSize } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import type { Problem } from '@leveza/contract/problem.ts';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/download.ts';
import { saveFile } from '../../lib/save-file.ts';
import { tellFailure } from '../../ui/toast.ts';
import { useKeptCommand } from '../../lib/api.ts';
import { useDelete } from '../../ui/use-delete.ts';

interface Props {
  prescription: Prescription;
  onEdit: () => void;
}

export function PrescriptionRow({ prescription, onEdit }: Props) {
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeletePrescription(prescription);
  const saving = usePrescriptionFile(prescription);
  const { product, prescriber, issuedOn, isContinuous, isValid, lastDay, file } = prescription;
  return (
    <li className="grid gap-3 rounded-2xl border border-line p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{product}</p>
          <p className="text-sm wrap-anywhere text-ink-soft">
            {[`Emitida em ${formatDay(issuedOn)}`, prescriber, isContinuous && 'Uso contínuo']
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Badge status={isValid ? 'ok' : 'attention'} icon={FileText}>
          {isValid ? 'Válida até' : 'Venceu em'} {formatDay(lastDay)}
        </Badge>
      </div>
      <FormAlert>{deleting.failure}</FormAlert>
      {isAsking ? (
        <ConfirmInline
          question="Excluir esta receita?"
          {...(file && { detail: 'O arquivo dela é apagado e não volta ao desfazer.' })}
          confirmLabel="Confirmar Exclusão"
          isPending={deleting.isPending}
          onConfirm={() => void deleting.remove().then(() => setAsking(false))}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {file && (
            <Button
              variant="secondary"
              size="sm"
              icon={Download}
              isPending={saving.isPending}
              pendingLabel="Baixando..."
              aria-label={`Baixar a receita de ${product} (${formatFileSize(file.bytes)})`}
              onPress={() => void saving.save()}
            >
              Baixar
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            icon={Pencil}
            className="px-2.5!"
            aria-label={`Editar a receita de ${product}`}
            onPress={onEdit}
          >
            Editar
          </Button>
          <Button
            variant="quiet"
            size="sm"
            icon={Trash2}
            className="px-2.5!"
            aria-label={`Excluir a receita de ${product}`}
            onPress={() => setAsking(true)}
          >
            Excluir
          </Button>
        </div>
      )}
    </li>
  );
}

/** Hands the paper to the browser's downloads, under the name it came with. */
function usePrescriptionFile({ id, file }: Prescription) {
  const run = useMutation<void, Problem>({
    mutationFn: async () => saveFile(await download(readPrescriptionFile, { params: { id } }), file!.name),
    onError: tellFailure('Erro ao baixar'),
  });
  return { isPending: run.isPending, save: async () => run.mutate() };
}

/** Deletes a prescription and offers to write it again. Its file is gone for good, as the question said. */
function useDeletePrescription(prescription: Prescription) {
  const remove = useKeptCommand(deletePrescription);
  const add = useKeptCommand(addPrescription);
  const { id, issuedOn, prescriber, product, isContinuous, file } = prescription;
  return useDelete({
    remove: () => remove.mutateAsync({ params: { id } }),
    restore: () => add.mutateAsync({ body: { issuedOn, prescriber, product, isContinuous } }),
    words: {
      deleted: { title: 'Receita excluída', detail: product },
      restored: {
        title: 'Receita de volta',
        ...(file && { detail: 'Envie o arquivo de novo, se ainda o tiver.', isWhole: true }),
      },
    },
    failsIn: 'place',
  });
}
