import { LevezaMark } from '../../ui/LevezaMark.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { ChartSection } from './ChartSection.tsx';
import { DrawingSection } from './DrawingSection.tsx';
import { FormSection } from './FormSection.tsx';
import { FoundationSection } from './FoundationSection.tsx';
import { OverlaySection } from './OverlaySection.tsx';
import { PatternSection } from './PatternSection.tsx';
import { StateSection } from './StateSection.tsx';
import { StatusSection } from './StatusSection.tsx';

/** Every component of the kit in every state, to be looked at in both themes and at every width. */
export function KitPage() {
  return (
    <main className="mx-auto grid w-full max-w-6xl min-w-0 gap-10 px-4 py-8">
      <div className="flex items-center justify-between gap-4">
        <LevezaMark label="Leveza" />
        <ThemeSwitch />
      </div>
      <PageHeader title="Componentes" subtitle="As peças da interface do Leveza, em todos os estados." />
      <FoundationSection />
      <PatternSection />
      <StatusSection />
      <OverlaySection />
      <StateSection />
      <DrawingSection />
      <ChartSection />
      <FormSection />
    </main>
  );
}
