import { FEATURES } from './feature-list.ts';
import { Section } from './Section.tsx';

export function Features() {
  return (
    <Section
      name="recursos"
      title="Tudo o que o tratamento pede, em um só lugar"
      lead="Feito para vinte segundos por dia: você abre, registra e segue a vida."
    >
      {/* The gaps show the line colour behind: hairlines between the cells without a border too many. */}
      <ul className="grid gap-px overflow-hidden rounded-3xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li
            key={title}
            className="flex gap-4 bg-surface p-6 sm:flex-col sm:p-8 sm:last:col-span-2 lg:last:col-span-1"
          >
            <Icon aria-hidden strokeWidth={1.75} className="size-7 shrink-0 text-brand-ink" />
            <div className="grid gap-1">
              <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
              <p className="text-pretty text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-pretty text-ink-soft">
        Calendário, alimentação e relatórios ainda estão em construção.
      </p>
    </Section>
  );
}
