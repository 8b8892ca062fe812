import type { Exam } from '@leveza/contract/exams/exams.ts';
import { readExamFile } from '@leveza/contract/exams/files.ts';
import { SENTENCES } from '@leveza/reading/sentences.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useState } from 'react';
import { download } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PageView } from '../review/PageView.tsx';
import { drawPage, countPages } from '../review/pages.ts';
import { usePagePicture } from '../review/use-page-picture.ts';
import { useDownloads } from '../use-downloads.ts';
import type { ExamsView } from '../use-exams-view.ts';

/** The pages of a stored file, one at a time, inside the app. */
export function PreviewDialog({ exam, view }: { exam: Exam; view: ExamsView }) {
  const stored = exam.files.find(({ id }) => id === view.file) ?? exam.files[0];
  const { save, isSaving } = useDownloads(exam);
  const query = useQuery({
    queryKey: ['exam-pages', exam.id, stored?.id],
    queryFn: async ({ signal }) => {
      const content = await download(readExamFile, { params: { id: exam.id, fileId: stored!.id } }, signal);
      const file = new File([content], stored!.fileName, { type: stored!.fileType });
      return { file, pages: await countPages(file) };
    },
    enabled: stored !== undefined,
    // A whole report stays in memory only while it is looked at.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const isLocked = query.error?.message === SENTENCES.password;
  const back = () => view.show('details', exam.id);
  return (
    <Dialog
      title={stored?.fileName ?? 'Arquivo'}
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
      {isLocked && (
        <ErrorState
          title="Este PDF pede senha"
          message="Baixe o arquivo para abri-lo com a senha do laudo."
        />
      )}
      {query.isError && !isLocked && (
        <ErrorState
          title="Não foi possível mostrar este arquivo"
          message="Baixe o arquivo para abri-lo fora do Leveza, ou tente de novo."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && <Pages {...query.data} />}
    </Dialog>
  );
}

function Pages({ file, pages }: { file: File; pages: number }) {
  const [page, setPage] = useState(1);
  const picture = usePagePicture(`${file.name}-${page}`, () => drawPage(file, page));
  return (
    <div className="grid gap-3">
      {pages > 1 && (
        <div className="flex items-center justify-center gap-3">
          <IconButton
            icon={ChevronLeft}
            aria-label="Página anterior"
            isDisabled={page === 1}
            onPress={() => setPage(page - 1)}
          />
          <p role="status" className="text-sm text-ink-soft tabular-nums">
            Página {page} de {pages}
          </p>
          <IconButton
            icon={ChevronRight}
            aria-label="Próxima página"
            isDisabled={page === pages}
            onPress={() => setPage(page + 1)}
          />
        </div>
      )}
      <PageView picture={picture} label={`${file.name}, página ${page}`} at={null} />
    </div>
  );
}
