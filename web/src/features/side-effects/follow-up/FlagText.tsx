import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';
import { SourceNote } from '../../../ui/SourceNote.tsx';

/** One notice: what is felt, what to do, who says so. */
export function FlagText({ flag, headingLevel }: { flag: RedFlag; headingLevel: 3 | 4 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className="text-lg leading-snug font-semibold tracking-tight text-balance">
        {flag.title}
      </Heading>
      <ul className="grid list-disc gap-2 pl-5 text-pretty marker:text-ink-faint">
        {flag.whatToDo.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <SourceNote source={flag.source} isVerified={flag.isVerified} />
    </>
  );
}
