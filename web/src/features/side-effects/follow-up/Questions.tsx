import type { Answers } from '@leveza/domain/side-effects/questions.ts';
import type { AskedQuestions } from '@leveza/domain/side-effects/questions-for.ts';
import { AnyOfTheSigns } from './AnyOfTheSigns.tsx';
import { YesOrNo } from './YesOrNo.tsx';

interface Props {
  questions: AskedQuestions;
  answers: Answers;
  onAnswer: (id: keyof Answers, isYes: boolean) => void;
}

/** Short questions that tell whether help is needed; none has to be answered. */
export function Questions({ questions: { inSight, listed }, answers, onAnswer }: Props) {
  return (
    <section aria-labelledby="follow-up-questions" className="grid gap-4">
      <div>
        <h3 id="follow-up-questions" className="font-semibold tracking-tight">
          Você também sente algo assim?
        </h3>
        <p className="text-sm text-pretty text-ink-soft">
          Responda o que puder. Só o que indicar um sinal de alerta fica guardado, para o seu relatório. Sem
          resposta não quer dizer “não”: na dúvida, procure ajuda.
        </p>
      </div>
      {inSight.map(({ id, text }) => (
        <YesOrNo key={id} text={text} answer={answers[id]} onAnswer={(isYes) => onAnswer(id, isYes)} />
      ))}
      {listed.length > 0 && <AnyOfTheSigns listed={listed} answers={answers} onAnswer={onAnswer} />}
    </section>
  );
}
