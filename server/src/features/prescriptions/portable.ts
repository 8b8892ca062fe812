import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { isDay } from '@leveza/domain/time/days.ts';
import { readDocument } from '../../services/document.ts';
import { files } from '../files/table.ts';
import { prescriptions } from './table.ts';

export const portablePrescriptions = {
  table: prescriptions,
  name: 'prescriptions',
  title: 'Receitas',
  columns: {
    issuedOn: { label: 'Data', is: z.string().refine(isDay), isRecorded: true },
    prescriber: { label: 'Quem receitou', is: text(200) },
    product: { label: 'Medicamento', is: text(200).min(1) },
    isContinuous: { label: 'Uso contínuo' },
    fileId: { label: 'Arquivo', to: files, admit: readDocument },
    createdAt: { label: 'Registrada em' },
  },
};
