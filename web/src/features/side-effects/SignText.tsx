import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';

/** One sign among many: what it is, how it is recognised, and what to do. */
export function SignText({ flag, headingLevel }: { flag: RedFlag; headingLevel: 2 | 3 | 4 | 5 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className="leading-snug font-semibold text-balance">{flag.title}</Heading>
      <p className="text-sm leading-snug text-pretty first-letter:uppercase">
        {flag.symptoms.length > 0 && <span className="text-ink-soft">{`${flag.symptoms.join('; ')}. `}</span>}
        <span className="font-medium">{flag.whatToDo.join(' ')}</span>
      </p>
    </>
  );
}
