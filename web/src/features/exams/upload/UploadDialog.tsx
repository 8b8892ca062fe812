import { useRef, useState } from 'react';
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
  const critical = useRef<string>(null);
  // When to seek care must not wait until the exam is opened, however the window is left.
  const close = () => (critical.current === null ? view.close() : view.show('details', critical.current));
  const saving = useSaveExams(upload, (saved, { id, status }) => {
    if (status === 'critical') critical.current ??= id;
    if (exams.length > 1) upload.forget(saved.items.map((item) => item.id));
    else close();
  });
  const isShown = isReviewing && exam !== undefined && exam.items.length > 0;
  return (
    <DialogFrame isOpen look={isShown ? 'landscape' : 'wide'} onClose={close}>
      {isShown ? (
        <ReviewPage
          key={exam.key}
          upload={upload}
          exam={exam}
          left={exams.length}
          saving={saving}
          onBack={() => setReviewing(false)}
          onClose={close}
        />
      ) : (
        <UploadPage upload={upload} onReview={() => setReviewing(true)} onClose={close} />
      )}
    </DialogFrame>
  );
}
