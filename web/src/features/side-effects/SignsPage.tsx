import { Phone } from 'lucide-react';
import { CONTENT, PRIMARY_LARGE, SECONDARY_LARGE } from '../../ui/site/looks.ts';
import { SiteFooter } from '../../ui/site/SiteFooter.tsx';
import { SiteHeader } from '../../ui/site/SiteHeader.tsx';
import { SignsList } from './SignsList.tsx';

/** Lists every red flag, signed in or not, online or not: it loads nothing from a server. */
export function SignsPage() {
  return (
    <>
      <SiteHeader />
      <main id="conteudo" tabIndex={-1} className={`${CONTENT} flex-1 pt-5 pb-1 outline-none sm:py-16`}>
        <div className="mx-auto grid max-w-5xl gap-4 sm:gap-6">
          <header className="grid gap-2 sm:gap-3">
            <h1 className="text-3xl leading-tight font-bold tracking-tight text-balance sm:text-4xl">
              Sinais de alerta
            </h1>
            <p className="text-pretty text-ink-soft sm:text-lg">
              Quando procurar ajuda durante o tratamento. Isto não é um diagnóstico: na dúvida, procure ajuda.
            </p>
            <div className="flex flex-wrap gap-2 max-sm:*:flex-auto max-sm:*:px-2 max-sm:*:text-base">
              <a href="tel:192" className={PRIMARY_LARGE}>
                <Phone aria-hidden className="size-5 shrink-0" />
                Ligar 192 (SAMU)
              </a>
              <a href="tel:188" className={SECONDARY_LARGE}>
                <Phone aria-hidden className="size-5 shrink-0" />
                Ligar 188 (CVV)
              </a>
            </div>
          </header>
          <SignsList headingLevel={2} />
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
