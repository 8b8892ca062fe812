import { addPrescription, deletePrescription, type Prescription } from '@leveza/contract/prescriptions.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { useCommand } from '../../lib/api.ts';
import { tellUndoFailed, toast } from '../../ui/toast.ts';

/** Deletes a prescription and offers to write it again. Its file is gone for good, as the question said. */
export function useDeletePrescription(prescription: Prescription) {
  const [failure, setFailure] = useState<string | null>(null);
  const remove = useCommand(deletePrescription);
  const add = useCommand(addPrescription);
  const { id, issuedOn, prescriber, product, isContinuous, file } = prescription;

  const undo = () =>
    void add.mutateAsync({ body: { issuedOn, prescriber, product, isContinuous } }).then(
      () =>
        toast({
          title: 'Receita de volta',
          ...(file && { detail: 'Envie o arquivo de novo, se ainda o tiver.' }),
        }),
      tellUndoFailed,
    );

  return {
    failure,
    isPending: remove.isPending,
    remove: async () => {
      setFailure(null);
      try {
        await remove.mutateAsync({ params: { id } });
        toast({ title: 'Receita excluída', detail: product, undo });
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        setFailure(`Erro ao excluir: ${cause.message}`);
      }
    },
  };
}
