import { type Prescription, readPrescriptionFile } from '@leveza/contract/prescriptions.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { tellFailure } from '../../ui/toast.ts';

/** Hands the paper to the browser's downloads, under the name it came with. */
export function usePrescriptionFile({ id, file }: Prescription) {
  const run = useMutation<void, Problem>({
    mutationFn: async () => saveFile(await download(readPrescriptionFile, { params: { id } }), file!.name),
    onError: tellFailure('Erro ao baixar'),
  });
  return { isPending: run.isPending, save: async () => run.mutate() };
}
