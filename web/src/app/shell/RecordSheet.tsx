import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { RecordLoading } from '../../ui/RecordLoading.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import { useRecordAddress } from './use-record-address.ts';

const RecordDose = lazyPart(() => import('../../features/applications/shared/RecordDose.tsx'), 'RecordDose');
const RecordMedicine = lazyPart(
  () => import('../../features/usage/shared/RecordMedicine.tsx'),
  'RecordMedicine',
);
const RecordSymptom = lazyPart(
  () => import('../../features/side-effects/shared/RecordSymptom.tsx'),
  'RecordSymptom',
);
const RecordWeight = lazyPart(
  () => import('../../features/measurements/shared/RecordWeight.tsx'),
  'RecordWeight',
);

/** Records anything over the screen the patient is on: the choice, its form and the answer are pages of one sheet. */
export function RecordSheet() {
  const { record, show, close } = useRecordAddress();
  if (!record) return null;
  return (
    <DialogFrame isOpen look="sheet" onClose={close}>
      <Suspense fallback={<RecordLoading title="Registrar" onClose={close} />}>
        {record === 'choose' && <RecordChoice onChoose={show} onClose={close} />}
        {(record === 'dose' || record === 'last-dose') && (
          <RecordDose isLast={record === 'last-dose'} onClose={close} />
        )}
        {record === 'symptom' && <RecordSymptom onClose={close} />}
        {record === 'medicine' && <RecordMedicine onClose={close} />}
        {record === 'weight' && <RecordWeight onClose={close} />}
      </Suspense>
    </DialogFrame>
  );
}
