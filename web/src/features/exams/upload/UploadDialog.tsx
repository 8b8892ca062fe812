import { useState } from 'react';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { ReviewPage } from '../review/ReviewPage.tsx';
import type { ExamsView } from '../use-exams-view.ts';
import { UploadPage } from './UploadPage.tsx';
import { useSaveExams } from './use-save-exams.ts';
import { useUpload } from './use-upload.ts';

/** Sends exams: choosing files and checking what was read are pages of one window. */
export function UploadDialog({ view }: { view: ExamsView }) {
  const upload = useUpload();
  const [isReviewing, setReviewing] = useState(false);
  const { exams } = upload;
  const [exam] = exams;
  const saving = useSaveExams(upload, (saved) => {
    if (exams.length <= 1) view.close();
    else upload.forget(saved.items.map(({ id }) => id));
  });
  const isShown = isReviewing && exam !== undefined && exam.items.length > 0;
  return (
    <DialogFrame isOpen look={isShown ? 'landscape' : 'wide'} onClose={view.close}>
      {isShown ? (
        <ReviewPage
          key={exam.key}
          upload={upload}
          exam={exam}
          left={exams.length}
          saving={saving}
          onBack={() => setReviewing(false)}
          onClose={view.close}
        />
      ) : (
        <UploadPage upload={upload} onReview={() => setReviewing(true)} onClose={view.close} />
      )}
    </DialogFrame>
  );
}
