import { attachPrescriptionFile, type Prescription } from '@leveza/contract/prescriptions.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { prescriptionLastDay } from '@leveza/domain/prescriptions/validity.ts';
import { useWatch } from 'react-hook-form';
import { formatDay } from '../../lib/format.ts';
import { useToday } from '../../lib/use-now.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { DateField } from '../../ui/form/DateField.tsx';
import { FileDropZone } from '../../ui/form/FileDropZone.tsx';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useSavePrescription } from './use-save-prescription.ts';

interface Props {
  prescription: Prescription | null;
  onClose: () => void;
}

export function PrescriptionDialog({ prescription, onClose }: Props) {
  const today = useToday();
  const saving = useSavePrescription(prescription, today, onClose);
  const { form } = saving;
  const issuedOn = useWatch({ control: form.control, name: 'issuedOn' });
  return (
    <FormDialog
      title={prescription ? 'Editar receita' : 'Adicionar receita'}
      recording={saving}
      onClose={onClose}
    >
      <FormField form={form} name="product">
        {(field) => <TextField label="Medicamento" autoComplete="off" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="issuedOn">
        {(field) => (
          <DateField
            label="Data da receita"
            maxDay={today}
            isRequired
            hint={
              issuedOn && isDay(issuedOn)
                ? `Vale até ${formatDay(prescriptionLastDay(issuedOn))}.`
                : undefined
            }
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="prescriber">
        {(field) => <TextField label="Quem prescreveu (opcional)" autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="isContinuous">
        {(field) => (
          <Checkbox
            label="Uso contínuo"
            hint="Marque se a receita diz ‘uso contínuo’: vale para mais de uma compra no prazo."
            {...field}
          />
        )}
      </FormField>
      <FileDropZone
        label={prescription?.file ? 'Trocar o arquivo (opcional)' : 'Arquivo da receita (opcional)'}
        hint={prescription?.file ? `Guardado agora: ${prescription.file.name}` : undefined}
        accept={['application/pdf', 'image/jpeg', 'image/png']}
        acceptLabel="PDF, JPEG ou PNG"
        maxBytes={attachPrescriptionFile.upload.mostBytes}
        isDisabled={saving.isPending}
        value={saving.files}
        onChange={saving.setFiles}
        renderProgress={() =>
          saving.isSending && <ProgressBar label="Enviando o arquivo…" isLabelHidden value={null} />
        }
      />
    </FormDialog>
  );
}
