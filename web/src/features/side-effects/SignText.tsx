import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';

/** One sign among many: what it is, how it is recognised, and what to do. */
export function SignText({ flag, headingLevel }: { flag: RedFlag; headingLevel: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className="leading-snug font-semibold text-balance">{flag.title}</Heading>
      <p className="text-sm text-pretty">
        {flag.symptoms.length > 0 && (
          <span className="text-ink-soft">{`Sinais: ${flag.symptoms.join('; ')}. `}</span>
        )}
        <span className="font-medium">{flag.whatToDo.join(' ')}</span>
      </p>
    </>
  );
}
