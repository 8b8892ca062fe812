import type { ReactNode } from 'react';
import { CONTENT } from '../../ui/site/looks.ts';
import { SiteFooter } from '../../ui/site/SiteFooter.tsx';
import { SiteHeader } from '../../ui/site/SiteHeader.tsx';

// The same as CONSENT_VERSION of the contract, which would bring zod to these pages; a test compares them.
export const TEXT_VERSION = '2026-11';
const IN_FORCE_SINCE = { iso: '2026-11-01', text: '1º de novembro de 2026' };

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page of legal text: one narrow column, large type, a version and a date. */
export function LegalPage({ title, lead, children }: Props) {
  return (
    <>
      <SiteHeader />
      <main id="conteudo" tabIndex={-1} className={`${CONTENT} flex-1 py-14 outline-none sm:py-20`}>
        <article className="mx-auto grid max-w-2xl gap-10">
          <header className="grid gap-4">
            <h1 className="text-4xl leading-tight font-bold tracking-tight text-balance sm:text-5xl">
              {title}
            </h1>
            <p className="text-lg text-pretty text-ink-soft sm:text-xl">{lead}</p>
            <p className="text-sm text-ink-faint tabular-nums">
              Versão {TEXT_VERSION}, em vigor desde{' '}
              <time dateTime={IN_FORCE_SINCE.iso}>{IN_FORCE_SINCE.text}</time>
            </p>
          </header>
          {children}
        </article>
      </main>
      <SiteFooter />
    </>
  );
}
