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
      <ul className="grid gap-x-4 gap-y-1.5 min-[22.5rem]:grid-cols-2 sm:gap-x-8 sm:gap-y-8 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-center gap-3 sm:items-start sm:gap-4">
            <span className="grid size-10 shrink-0 place-items-center rounded-2xl bg-brand-soft text-brand-ink sm:size-11">
              <Icon aria-hidden strokeWidth={1.75} className="size-6" />
            </span>
            <div className="min-w-0">
              <h3 className="leading-tight font-semibold tracking-tight sm:text-lg">{title}</h3>
              <p className="text-pretty text-ink-soft max-sm:hidden">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
