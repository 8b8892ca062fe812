import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import * as limits from '@leveza/domain/measurements/limits.ts';
import { DIASTOLIC_MMHG, SYSTOLIC_MMHG, WEIGHT_KG } from '@leveza/domain/profile/limits.ts';
import { measurements } from './table.ts';

const between = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);

export const portableMeasurements = {
  table: measurements,
  name: 'measurements',
  title: 'Medições',
  columns: {
    measuredAt: { label: 'Quando', isRecorded: true },
    weight: { label: 'Peso (kg)', is: between(WEIGHT_KG) },
    bodyFat: { label: 'Gordura corporal (%)', is: between(limits.BODY_FAT_PERCENT) },
    abdominalCircumference: { label: 'Circunferência abdominal (cm)', is: between(limits.GIRTH_CM) },
    hipCircumference: { label: 'Circunferência do quadril (cm)', is: between(limits.GIRTH_CM) },
    bloodPressureSyst: { label: 'Pressão sistólica (mmHg)', is: between(SYSTOLIC_MMHG).int() },
    bloodPressureDiast: { label: 'Pressão diastólica (mmHg)', is: between(DIASTOLIC_MMHG).int() },
    glucose: { label: 'Glicemia (mg/dL)', is: between(limits.GLUCOSE_MG_DL).int() },
    restingPulse: { label: 'Pulso em repouso (bpm)', is: between(limits.PULSE_BPM).int() },
    notes: { label: 'Observações', is: text(500) },
    importId: { label: 'Arquivo importado', is: z.uuid() },
    createdAt: { label: 'Registrada em' },
  },
};
