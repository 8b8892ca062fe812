import { useMemo, useState, type ReactNode, useEffect } from 'react';
import type { Photo } from '@leveza/contract/photos.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import type { Report } from '@leveza/contract/reports/reports.ts';
import { useCover } from '../../lib/use-cover.ts';
import { useToday } from '../../lib/use-now.ts';
import { CoverButton } from '../../ui/CoverButton.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { FoldOnDemand } from '../../ui/FoldOnDemand.tsx';
import { FoldGroup } from '../../ui/FoldGroup.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LeadColumns } from '../../ui/LeadColumns.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { SkeletonCard } from '../../ui/SkeletonCard.tsx';
import { ReportChoice } from './choose/ReportChoice.tsx';
import { documentOf } from './document/make-document.ts';
import { useReportFiles } from './files/use-report-files.ts';
import type { Days } from './period.ts';
import { PhotosFold } from './photos/PhotosFold.tsx';
import { DocumentView } from './preview/DocumentView.tsx';
import { ReportLead } from './ReportLead.tsx';
import { type ReportRead, useReport } from './use-report.ts';
import { type ReportsView, useReportsView } from './use-reports-view.ts';
import { flushSync } from 'react-dom';
import type { ReportQuestion } from '@leveza/contract/reports/questions.ts';

// Switches are code that no other part of this screen needs.
const FileOptions = lazyDialog(() => import('./choose/FileOptions.tsx'), 'FileOptions');

/** A report of the treatment: what it says, its file, and links to it. `sharing` are rows of later features. */
export function ReportsPage({ sharing }: { sharing?: ReactNode }) {
  const view = useReportsView();
  const cover = useCover();
  const read = useReport(view);
  const { report, days } = read;
  const today = useToday();
  // Paper is for its reader, like the PDF: it has the figures that the screen covers.
  const isPrinting = usePrinting();
  return (
    <AreFiguresCovered value={cover.isCovered && !isPrinting}>
      <PageHeader title="Relatórios" actions={cover.isWanted && <CoverButton cover={cover} />} />
      {read.problem && (
        <ErrorState message={sentenceOf(read.problem)} onRetry={read.retry} isRetrying={read.isFetching} />
      )}
      {!report && !read.problem && <SkeletonCard />}
      {!report && read.problem && (
        // Another period may be read, and a link must be revoked, also while this report cannot be shown.
        <div className="mt-8 grid gap-8">
          <ReportChoice view={view} hasVisit={false} today={today} />
          {sharing && <RecordList label="Compartilhar">{sharing}</RecordList>}
        </div>
      )}
      {report && days && <Loaded {...{ view, read, report, days, sharing }} />}
    </AreFiguresCovered>
  );
}

/** A period that is refused says why: no field of this screen bears it. */
const sentenceOf = ({ message, fields }: Problem) => Object.values(fields ?? {})[0] ?? message;

interface LoadedProps {
  view: ReportsView;
  read: ReportRead;
  report: Report;
  days: Days;
  sharing?: ReactNode;
}

function Loaded({ view, read, report, days, sharing }: LoadedProps) {
  const today = useToday();
  const [isNamed, setNamed] = useState(false);
  const [isPerKgShown, setPerKgShown] = useState(false);
  // Neither stored nor in the address: photos are chosen for this report alone.
  const [photos, setPhotos] = useState<readonly Photo[]>([]);
  const { rows = null } = read;
  const document = useMemo(
    () => documentOf(report, { rows, isPerKgShown, photos }),
    [report, rows, isPerKgShown, photos],
  );
  const files = useReportFiles({ report, document, days, isNamed });
  const { hasAnnex, setAnnex } = view;
  const hasSpending = report.spending !== null;
  const choices = { hasAnnex, setAnnex, isNamed, setNamed, isPerKgShown, setPerKgShown, hasSpending };
  return (
    <div className="grid gap-8">
      <LeadColumns
        lead={
          <>
            <ReportLead
              document={document}
              days={days}
              files={files}
              isStale={read.isStale || !read.isWhole}
            />
            <ReportChoice view={view} hasVisit={report.lastAppointmentOn !== null} today={today} />
          </>
        }
      >
        <FoldGroup>
          <FoldOnDemand label="Opções do arquivo">
            <FileOptions choices={choices} />
          </FoldOnDemand>
          {view.type === 'progress' && <PhotosFold photos={photos} onChange={setPhotos} />}
          {report.questions && <QuestionsFold questions={report.questions.own} />}
        </FoldGroup>
        {sharing && <RecordList label="Compartilhar">{sharing}</RecordList>}
      </LeadColumns>
      <div className={read.isStale ? 'min-w-0 opacity-60' : 'min-w-0'} aria-busy={read.isStale}>
        <DocumentView report={document} isFolded />
      </div>
    </div>
  );
}

/** Whether the page is being printed, from before the paper is drawn. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const turn = (event: Event) => flushSync(() => setPrinting(event.type === 'beforeprint'));
    window.addEventListener('beforeprint', turn);
    window.addEventListener('afterprint', turn);
    return () => {
      window.removeEventListener('beforeprint', turn);
      window.removeEventListener('afterprint', turn);
    };
  }, []);
  return isPrinting;
}

// Most visits read the report, and write no question.
const QuestionList = lazyDialog(() => import('./questions/QuestionList.tsx'), 'QuestionList');

/** The patient's questions: they would be forgotten in the twenty minutes of a consultation. */
function QuestionsFold({ questions }: { questions: readonly ReportQuestion[] }) {
  return (
    <FoldOnDemand label={questions.length > 0 ? `Suas perguntas (${questions.length})` : 'Suas perguntas'}>
      <QuestionList questions={questions} />
    </FoldOnDemand>
  );
}
