import { Closing } from './Closing.tsx';
import { Features } from './Features.tsx';
import { Hero } from './Hero.tsx';
import { Plans } from './Plans.tsx';
import { PrivacyPromise } from './PrivacyPromise.tsx';
import { Questions } from './Questions.tsx';
import { SiteFooter } from '../../ui/site/SiteFooter.tsx';
import { SiteHeader } from '../../ui/site/SiteHeader.tsx';
import { Steps } from './Steps.tsx';

export function LandingPage() {
  return (
    <>
      <SiteHeader />
      <main id="conteudo" tabIndex={-1} className="flex-1 outline-none">
        <Hero />
        <Features />
        <Steps />
        <PrivacyPromise />
        <Plans />
        <Questions />
        <Closing />
      </main>
      <SiteFooter />
    </>
  );
}
