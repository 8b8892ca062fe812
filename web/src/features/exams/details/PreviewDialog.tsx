import type { Exam } from '@leveza/contract/exams/exams.ts';
import { readExamFile } from '@leveza/contract/exams/files.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { use } from 'react';
import { download } from '../../../lib/download.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { fileTitle } from '../exam-words.ts';
import { useDownloads } from '../use-downloads.ts';
import type { ExamsView } from '../use-exams-view.ts';
import { FilePages, NotShown } from './FilePages.tsx';

/** The pages of a stored file, one at a time, inside the app. */
export function PreviewDialog({ exam, view }: { exam: Exam; view: ExamsView }) {
  const stored = exam.files.find(({ id }) => id === view.file) ?? exam.files[0];
  const isCovered = use(AreFiguresCovered);
  const { save, isSaving } = useDownloads(exam);
  const query = useQuery({
    queryKey: ['exam-pages', exam.id, stored?.id],
    queryFn: async ({ signal }) => {
      const content = await download(readExamFile, { params: { id: exam.id, fileId: stored!.id } }, signal);
      return new File([content], stored!.fileName, { type: stored!.fileType });
    },
    enabled: stored !== undefined,
    // A whole report stays in memory only while it is looked at.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const name = stored ? fileTitle(exam.files, stored, isCovered) : 'Arquivo';
  const back = () => view.show('details', exam.id);
  return (
    <Dialog
      title={name}
      isOpen
      size="lg"
      onClose={back}
      actions={
        <>
          {stored && (
            <Button
              variant="secondary"
              icon={Download}
              isPending={isSaving}
              onPress={() => void save([stored])}
            >
              Baixar Arquivo
            </Button>
          )}
          <Button onPress={back}>Voltar ao exame</Button>
        </>
      }
    >
      {query.isPending && <Skeleton className="aspect-[1/1.4] w-full" />}
      {query.isLoadingError && (
        <NotShown onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.data && <FilePages key={stored?.id} file={query.data} name={name} />}
    </Dialog>
  );
}
