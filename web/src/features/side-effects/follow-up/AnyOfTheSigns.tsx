import { ANY_SIGN, type Answers, type Question } from '@leveza/domain/side-effects/questions.ts';
import { YesOrNo } from './YesOrNo.tsx';

interface Props {
  /** At least two. */
  listed: readonly Question[];
  answers: Answers;
  onAnswer: (id: keyof Answers, isYes: boolean) => void;
}

const TEXT = 'Você está com algum destes sinais?';

/** One question for many signs; only a yes asks which. */
export function AnyOfTheSigns({ listed, answers, onAnswer }: Props) {
  return (
    <div className="grid gap-4 rounded-2xl border border-line p-4">
      <div className="grid gap-1.5">
        <p aria-hidden className="text-sm font-semibold">
          {TEXT}
        </p>
        <ul className="grid list-disc gap-1 pl-5 text-sm text-pretty marker:text-ink-faint">
          {listed.map(({ id, sign }) => (
            <li key={id}>{sign}</li>
          ))}
        </ul>
        <YesOrNo
          text={`${TEXT} ${listed.map(({ sign }) => sign).join('; ')}`}
          isTextHidden
          answer={answers[ANY_SIGN]}
          onAnswer={(isYes) => onAnswer(ANY_SIGN, isYes)}
        />
      </div>
      {answers[ANY_SIGN] && (
        <div role="group" aria-labelledby="which-sign" className="grid gap-4">
          <p id="which-sign" className="font-semibold tracking-tight">
            Qual deles?
          </p>
          {listed.map(({ id, text }) => (
            <YesOrNo key={id} text={text} answer={answers[id]} onAnswer={(isYes) => onAnswer(id, isYes)} />
          ))}
        </div>
      )}
    </div>
  );
}
