import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';

/** One sign among many: what it is, how it is recognised, and what to do. */
export function SignText({ flag, headingLevel }: { flag: RedFlag; headingLevel: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className="leading-snug font-semibold text-balance">{flag.title}</Heading>
      {flag.symptoms.length > 0 && (
        <p className="text-sm text-pretty text-ink-soft">
          <span className="font-semibold text-ink">Sinais: </span>
          {`${flag.symptoms.join('; ')}.`}
        </p>
      )}
      <p className="text-sm text-pretty">{flag.whatToDo.join(' ')}</p>
    </>
  );
}
