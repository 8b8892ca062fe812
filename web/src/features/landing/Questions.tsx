import { Opening } from './Opening.tsx';
import { QUESTIONS } from './question-list.ts';
import { Section } from './Section.tsx';

export function Questions() {
  return (
    <Section name="perguntas" title="Perguntas frequentes" isBeside className="border-t border-line">
      <div className="border-b border-line">
        {QUESTIONS.map(({ question, answer }) => (
          <Opening key={question} label={question}>
            <p className="pr-9 pb-6 text-pretty text-ink-soft sm:text-lg">{answer}</p>
          </Opening>
        ))}
      </div>
    </Section>
  );
}
