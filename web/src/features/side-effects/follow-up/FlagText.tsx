import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';

interface Props {
  flag: RedFlag;
  headingLevel: 3 | 4;
}

/** One notice: the symptom, the advice, and the signs; its source stands at the end of the place. */
export function FlagText({ flag, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  const signs = flag.symptoms.length > 0 && (
    <p className="text-base text-pretty text-ink-soft">
      <span className="font-semibold text-ink">Sinais: </span>
      {`${flag.symptoms.join('; ')}.`}
    </p>
  );
  return (
    <>
      <Heading className="text-lg leading-snug font-semibold tracking-tight text-balance">
        {flag.title}
      </Heading>
      {flag.whatToDo.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5 text-pretty marker:text-ink-faint">
          {flag.whatToDo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
      {signs}
    </>
  );
}
