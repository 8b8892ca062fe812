import {
  addPrescription,
  attachPrescriptionFile,
  changePrescription,
  type Prescription,
  PrescriptionInput,
} from '@leveza/contract/prescriptions.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { upTo } from '@leveza/contract/time.ts';
import { useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import { useCommand } from '../../lib/api.ts';
import { forDraft } from '../../ui/form/draft.ts';
import { useDraft } from '../../ui/form/use-draft.ts';
import { useRecord } from '../../ui/form/use-record.ts';

const schemaFor = (today: string) =>
  forDraft(PrescriptionInput.extend({ issuedOn: PrescriptionInput.shape.issuedOn.refine(...upTo(today)) }));

type PrescriptionValues = z.input<ReturnType<typeof schemaFor>>;

/** Saves a prescription, then its file; if the file fails, the next try does not add a second prescription. */
export function useSavePrescription(prescription: Prescription | null, today: string, onSaved: () => void) {
  const [files, setFiles] = useState<File[]>([]);
  const savedId = useRef(prescription?.id ?? null);
  const change = useCommand(changePrescription);
  const attach = useCommand(attachPrescriptionFile);
  const schema = useMemo(() => schemaFor(today), [today]);
  const values: PrescriptionValues = {
    issuedOn: prescription?.issuedOn ?? today,
    prescriber: prescription?.prescriber ?? null,
    product: prescription?.product ?? '',
    isContinuous: prescription?.isContinuous ?? false,
  };
  const draft = useDraft(`prescription:${prescription?.id ?? 'new'}`, values);
  const add = useCommand(addPrescription, { draft });
  const write = async (body: PrescriptionInput): Promise<string> => {
    const id = savedId.current;
    const { data } = id
      ? await change.mutateAsync({ params: { id }, body })
      : await add.mutateAsync({ body });
    savedId.current = data.id;
    return data.id;
  };

  const { isDirty, ...recording } = useRecord({
    schema,
    values,
    draft,
    save: async (body) => {
      const id = await write(body);
      // Should the file fail and the page be lost, the same prescription is not offered a second time.
      draft.drop();
      const [file] = files;
      if (file) {
        try {
          await attach.mutateAsync({ params: { id }, file });
        } catch (cause) {
          if (!(cause instanceof Problem)) throw cause;
          const message = `A receita foi salva, mas o arquivo não: ${cause.message}`;
          throw new Problem(cause.code, { message, cause });
        }
      }
      return { title: 'Receita salva', detail: body.product };
    },
    onDone: onSaved,
  });

  return {
    ...recording,
    files,
    setFiles,
    isDirty: isDirty || (files.length > 0 && !recording.isPending),
    isSending: attach.isPending,
  };
}
