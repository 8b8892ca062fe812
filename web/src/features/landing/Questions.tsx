import { Plus } from 'lucide-react';
import { QUESTIONS } from './question-list.ts';
import { Section } from './Section.tsx';

export function Questions() {
  return (
    <Section name="perguntas" title="Perguntas frequentes" className="border-t border-line">
      <div className="max-w-3xl border-b border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <details key={question} className="group border-t border-line">
            <summary
              className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 rounded-lg py-4 text-lg
                font-semibold hover:text-brand-ink [&::-webkit-details-marker]:hidden"
            >
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-ink-faint transition-transform duration-150 group-open:rotate-45"
              />
            </summary>
            <p className="pr-9 pb-6 text-lg text-pretty text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
