import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LevezaMark } from '../../../ui/LevezaMark.tsx';
import { Link } from '../../../ui/Link.tsx';
import { ThemeSwitch } from '../../../ui/ThemeSwitch.tsx';

interface Props {
  title: string;
  subtitle?: ReactNode;
  isWide?: boolean;
  /** Under the card: where else one may want to go. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The frame of the pages before the sign-in: the way back, a title, one card, one action. */
export function AuthLayout({ title, subtitle, isWide = false, footer, children }: Props) {
  const width = isWide ? 'max-w-3xl' : 'max-w-md';
  return (
    <div className="grid flex-1 grid-rows-[auto_1fr] pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]">
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-1 px-4 py-3">
        <Link
          to="/"
          icon={ArrowLeft}
          className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 no-underline"
        >
          Voltar ao início
        </Link>
        <ThemeSwitch />
      </header>

      <main className={`mx-auto grid w-full content-start gap-6 px-4 pt-2 pb-12 sm:pt-8 ${width}`}>
        <div className="grid justify-items-center gap-4 text-center">
          <p className="flex items-center gap-2.5">
            <LevezaMark className="size-9" />
            <span className="text-2xl font-bold tracking-tight">Leveza</span>
          </p>
          <div className="grid gap-1">
            <h1 className="text-2xl leading-tight font-bold tracking-tight text-balance sm:text-3xl">
              {title}
            </h1>
            {subtitle && <p className="text-pretty text-ink-soft">{subtitle}</p>}
          </div>
        </div>
        <div className="rounded-3xl border border-line bg-surface p-5 sm:p-8">{children}</div>
        {footer && <div className="grid justify-items-center gap-1 text-center text-ink-soft">{footer}</div>}
      </main>
    </div>
  );
}
