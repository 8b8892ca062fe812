import { Suspense, useState } from 'react';
import type { FirstSymptom } from '../../features/side-effects/shared/FrequentSymptoms.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { writtenMoment } from '../../lib/moment.ts';
import { useSession } from '../../lib/session.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { RecordLoading } from '../../ui/RecordLoading.tsx';
import { RecordChoice } from './RecordChoice.tsx';
import { useRecordAddress } from './use-record-address.ts';

const RecordDose = lazyPart(() => import('../../features/applications/shared/RecordDose.tsx'), 'RecordDose');
const SkipDialog = lazyPart(
  () => import('../../features/applications/next-dose/SkipDialog.tsx'),
  'SkipDialog',
);
const MedicineSheet = lazyPart(() => import('./MedicineSheet.tsx'), 'MedicineSheet');
const FrequentSymptoms = lazyPart(
  () => import('../../features/side-effects/shared/FrequentSymptoms.tsx'),
  'FrequentSymptoms',
);
const RecordSymptom = lazyPart(
  () => import('../../features/side-effects/shared/RecordSymptom.tsx'),
  'RecordSymptom',
);
const RecordMeal = lazyPart(() => import('../../features/nutrition/shared/RecordMeal.tsx'), 'RecordMeal');
const RecordWater = lazyPart(() => import('../../features/nutrition/shared/RecordWater.tsx'), 'RecordWater');
const RecordWeight = lazyPart(
  () => import('../../features/measurements/shared/RecordWeight.tsx'),
  'RecordWeight',
);

/** Records anything over the screen the patient is on: the choice, its form and the answer are pages of one sheet. */
export function RecordSheet() {
  const { record, penId, at, show } = useRecordAddress();
  const { timeZone } = useSession();
  // Not in the address, where no symptom has a place.
  const [first, setFirst] = useState<FirstSymptom | null>(null);
  if (!record) return null;
  const close = () => {
    setFirst(null);
    show(undefined);
  };
  const recordSymptom = (symptom: FirstSymptom) => {
    setFirst(symptom);
    show('symptom');
  };
  return (
    <DialogFrame isOpen look="sheet" onClose={close}>
      <Suspense fallback={<RecordLoading title="Registrar" onClose={close} />}>
        {record === 'choose' && (
          <RecordChoice onChoose={show} onClose={close}>
            <Suspense fallback={null}>
              <FrequentSymptoms onChoose={recordSymptom} />
            </Suspense>
          </RecordChoice>
        )}
        {(record === 'dose' || record === 'last-dose') && (
          <RecordDose
            isLast={record === 'last-dose'}
            moment={at ? writtenMoment(at, timeZone) : null}
            penId={penId}
            onClose={close}
          />
        )}
        {record === 'skip' && at && <SkipDialog plannedAt={at} onClose={close} />}
        {record === 'symptom' && <RecordSymptom first={first} onClose={close} />}
        {record === 'medicine' && <MedicineSheet onClose={close} />}
        {record === 'meal' && <RecordMeal onClose={close} />}
        {record === 'water' && <RecordWater onClose={close} />}
        {record === 'weight' && <RecordWeight onClose={close} />}
      </Suspense>
    </DialogFrame>
  );
}
