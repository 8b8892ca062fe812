import { FEATURES } from './feature-list.ts';
import { Section } from './Section.tsx';
import { Showcase } from './Showcase.tsx';

export function Features() {
  return (
    <Section
      name="recursos"
      title="Tudo o que o tratamento pede, em um só lugar"
      lead="Feito para vinte segundos por dia: você abre, registra e segue a vida."
    >
      <Showcase />
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-x-2 gap-y-4 sm:grid-cols-3 sm:gap-8">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-start gap-3 max-lg:flex-col lg:gap-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-2xl bg-brand-soft text-brand-ink sm:size-11">
              <Icon aria-hidden strokeWidth={1.75} className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="leading-tight font-semibold tracking-tight max-sm:text-sm sm:text-lg">
                {title}
              </h3>
              <p className="text-pretty text-ink-soft max-sm:hidden">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
