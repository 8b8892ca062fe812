import { useRouterState } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { formatDay } from '../../lib/format.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { AuthLayout } from '../auth/shared/AuthLayout.tsx';
import { PinForm } from './PinForm.tsx';
import { useOpenShare } from './use-open-share.ts';
import { LevezaMark } from '../../ui/LevezaMark.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';

// The page may first have to ask for a PIN, or say that a link has ended.
const ReportView = lazyPart(() => import('../reports/shared/ReportView.tsx'), 'ReportView');

/** The page behind a patient's link for a doctor: the report, read-only, without an account. */
export function SharedPage() {
  useNoIndex();
  const token = useRouterState({ select: ({ location }) => location.hash });
  // Another link in the same tab is another patient's: nothing of the first stays, its PIN neither.
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const { shared, problem, isPending, open } = useOpenShare(token);
  // A page that comes back is covered until the link is known to stand: the patient may have ended it.
  if (shared)
    return (
      <SharedLayout>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-pretty text-ink-soft">
            {`Compartilhado por ${shared.report.name}, só para leitura, com registros a partir de ${formatDay(shared.report.from)}. O link vale até ${formatDay(shared.until)}.`}
          </p>
          <Button
            variant="secondary"
            size="sm"
            icon={Printer}
            isDisabled={isPending}
            onPress={() => window.print()}
          >
            Imprimir
          </Button>
        </div>
        {isPending && <output className="text-ink-soft">Conferindo se o link ainda vale...</output>}
        <div aria-busy={isPending} className={isPending ? 'invisible' : ''}>
          <Suspense fallback={<SkeletonList />}>
            <ReportView report={shared.report} parts={shared.parts} />
          </Suspense>
        </div>
      </SharedLayout>
    );

  const content = () => {
    if (token === '') return <Ended>Este link está incompleto. Copie o link inteiro e abra de novo.</Ended>;
    if (problem?.status === 401) return <PinForm problem={problem} isPending={isPending} onPin={open} />;
    if (problem?.status === 404 || problem?.status === 410) return <Ended>{problem.message}</Ended>;
    if (problem)
      return <ErrorState message={problem.message} onRetry={() => open()} isRetrying={isPending} />;
    return <SkeletonList />;
  };
  return <AuthLayout title="Relatório compartilhado">{content()}</AuthLayout>;
}

function Ended({ children }: { children: string }) {
  return (
    <Notice tone="attention" isLive>
      {children}
    </Notice>
  );
}

/** Tells search engines to leave the page out; its content needs a token anyway. */
function useNoIndex(): void {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex, nofollow';
    document.head.append(tag);
    return () => tag.remove();
  }, []);
}

/** The frame of a shared report: as wide as a page, and nothing of an account around it. */
function SharedLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-4xl flex-1 content-start gap-5 px-4 pt-[env(safe-area-inset-top)] pb-12">
      <header className="flex items-center justify-between py-3">
        <p className="flex items-center gap-2.5">
          <LevezaMark className="size-8" />
          <span className="text-xl font-bold tracking-tight">Leveza</span>
        </p>
        <ThemeSwitch />
      </header>
      <main className="grid min-w-0 gap-5">
        <h1 className="sr-only">Relatório compartilhado</h1>
        {children}
      </main>
    </div>
  );
}
