import { SENTENCES } from '@leveza/reading/sentences.ts';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PasswordForm } from '../PasswordForm.tsx';
import { countPages, drawPage } from '../review/pages.ts';
import { PageView } from '../review/PageView.tsx';
import { TurnButton } from '../review/TurnButton.tsx';
import { usePagePicture } from '../review/use-page-picture.ts';
import { useTurns } from '../review/use-turns.ts';

export function NotShown(retry: { onRetry: () => void; isRetrying: boolean }) {
  return (
    <ErrorState
      title="Não foi possível mostrar este arquivo"
      message="Baixe o arquivo para abri-lo fora do Leveza, ou tente de novo."
      {...retry}
    />
  );
}

interface Shown {
  file: File;
  /** The name of the file on the screen: its own name is covered with the figures. */
  name: string;
}

/** The pages of a file, after its password where it has one. */
export function FilePages({ file, name }: Shown) {
  const [tried, setTried] = useState<{ password?: string; time: number }>({ time: 0 });
  const query = useQuery({
    // The password itself stays out of the cache's keys.
    queryKey: ['exam-page-count', file.name, file.size, tried.time],
    queryFn: () => countPages(file, tried.password),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const isLocked = query.error?.message === SENTENCES.password;
  if (isLocked || (query.isPending && tried.time > 0))
    return (
      <PasswordForm
        fileName={name}
        wasWrong={isLocked && tried.time > 0}
        isPending={query.isPending}
        onPassword={(password) => setTried({ password, time: tried.time + 1 })}
      />
    );
  if (query.isPending) return <Skeleton className="aspect-[1/1.4] w-full" />;
  if (query.isLoadingError)
    return <NotShown onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  return <Pages file={file} name={name} pages={query.data} password={tried.password} />;
}

function Pages({ file, name, pages, password }: Shown & { pages: number; password: string | undefined }) {
  const [page, setPage] = useState(1);
  const turns = useTurns();
  const quarters = turns.turnOf(String(page));
  const picture = usePagePicture(`${file.name}-${page}-${quarters}`, () =>
    drawPage(file, page, password, quarters),
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-center gap-3">
        {pages > 1 && (
          <>
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
          </>
        )}
        <TurnButton onPress={() => turns.turn(String(page))} />
      </div>
      <PageView picture={picture} label={`${name}, página ${page}`} at={null} />
    </div>
  );
}
