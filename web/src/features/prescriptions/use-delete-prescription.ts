import { addPrescription, deletePrescription, type Prescription } from '@leveza/contract/prescriptions.ts';
import { useKeptCommand } from '../../lib/api.ts';
import { useDelete } from '../../ui/use-delete.ts';

/** Deletes a prescription and offers to write it again. Its file is gone for good, as the question said. */
export function useDeletePrescription(prescription: Prescription) {
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
        ...(file && { detail: 'Envie o arquivo de novo, se ainda o tiver.' }),
      },
    },
    failsIn: 'place',
  });
}
