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
import { useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { useCommand } from '../../lib/api.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { toast } from '../../ui/toast.ts';

interface Values {
  issuedOn: string | null;
  prescriber: string | null;
  product: string;
  isContinuous: boolean;
}

function schemaFor(today: string) {
  const issuedOn = PrescriptionInput.shape.issuedOn.refine(...upTo(today));
  return PrescriptionInput.extend({ issuedOn }) as unknown as z.ZodType<PrescriptionInput, Values>;
}

/** Writes a prescription and then sends its file; if only the file fails, what was written is not written twice. */
export function useSavePrescription(prescription: Prescription | null, today: string, onSaved: () => void) {
  const [files, setFiles] = useState<File[]>([]);
  const savedId = useRef(prescription?.id ?? null);
  const add = useCommand(addPrescription);
  const change = useCommand(changePrescription);
  const attach = useCommand(attachPrescriptionFile);
  const schema = useMemo(() => schemaFor(today), [today]);
  const form = useZodForm<Values, PrescriptionInput>(schema, {
    defaultValues: {
      issuedOn: prescription?.issuedOn ?? today,
      prescriber: prescription?.prescriber ?? null,
      product: prescription?.product ?? '',
      isContinuous: prescription?.isContinuous ?? false,
    },
  });
  const { isDirty } = useFormState({ control: form.control });

  const write = async (body: PrescriptionInput): Promise<string> => {
    const id = savedId.current;
    const { data } = id
      ? await change.mutateAsync({ params: { id }, body })
      : await add.mutateAsync({ body });
    savedId.current = data.id;
    return data.id;
  };

  return {
    form,
    files,
    setFiles,
    isDirty: isDirty || files.length > 0,
    isSending: attach.isPending,
    isPending: add.isPending || change.isPending || attach.isPending,
    save: async (body: PrescriptionInput) => {
      const id = await write(body);
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
      onSaved();
      toast({ title: 'Receita salva', detail: body.product });
    },
  };
}
