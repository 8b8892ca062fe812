import { readExam } from '@leveza/contract/exams/exams.ts';
import { useItem } from '../../lib/use-item.ts';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import { type ExamsView, lineId } from './use-exams-view.ts';

const UploadDialog = lazyDialog(() => import('./upload/UploadDialog.tsx'), 'UploadDialog');
const DetailsDialog = lazyDialog(() => import('./details/DetailsDialog.tsx'), 'DetailsDialog');
const PreviewDialog = lazyDialog(() => import('./details/PreviewDialog.tsx'), 'PreviewDialog');
const ExamDialog = lazyDialog(() => import('./edit/ExamDialog.tsx'), 'ExamDialog');
const AnalyteDialog = lazyDialog(() => import('./trend/AnalyteDialog.tsx'), 'AnalyteDialog');

/** Opens the dialog named by the address; a deleted exam opens none, and the patient reads so. */
export function Dialogs({ view }: { view: ExamsView }) {
  const { opened, item, analyte, unit, close } = view;
  // The list has no results: they are asked for with the exam.
  const exam = useItem(readExam, item, {
    rows: [],
    onLost: (title) => {
      toast({ title, tone: 'critical' });
      close();
    },
  });
  const openDetails = (id: string) => view.show('details', id);
  const line = analyte === null ? null : lineId(analyte, unit);
  useFocusReturns(item ?? line ?? opened ?? undefined);
  useCodeWhenIdle(DetailsDialog, UploadDialog);

  return (
    <>
      {opened === 'upload' && <UploadDialog view={view} />}
      {opened === 'new' && <ExamDialog exam={null} onClose={close} onCritical={openDetails} />}
      {opened === 'edit' && exam && (
        <ExamDialog key={exam.id} exam={exam} onClose={close} onCritical={openDetails} />
      )}
      {opened === 'details' && exam && <DetailsDialog key={exam.id} exam={exam} view={view} />}
      {opened === 'preview' && exam && <PreviewDialog key={exam.id} exam={exam} view={view} />}
      {analyte !== null && <AnalyteDialog key={line} analyte={analyte} unit={unit} view={view} />}
    </>
  );
}
