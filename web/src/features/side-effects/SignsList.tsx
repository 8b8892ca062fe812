import type { RedFlag } from '@leveza/domain/side-effects/red-flag.ts';
import { URGENCIES, type Urgency } from '@leveza/domain/health-notice.ts';
import { RED_FLAGS } from '@leveza/domain/side-effects/red-flags.ts';
import type { ReactNode } from 'react';
import { Fold } from '../../ui/Fold.tsx';
import { FoldLabel } from '../../ui/FoldLabel.tsx';
import { Sources } from '../../ui/Sources.tsx';
import { URGENCY_TITLE } from './follow-up/urgency-words.ts';

interface Props {
  /** The heading level of the two groups; their contents are one or two levels below. */
  headingLevel: 2 | 3;
}

type Level = 2 | 3 | 4 | 5;

const WAITING = URGENCIES.filter((urgency) => urgency !== 'emergency');
const flagsOf = (urgency: Urgency) => RED_FLAGS.filter((flag) => flag.urgency === urgency);

/**
 * Every red flag, in two groups. Emergencies are read without a tap, and the other group says how many signs it holds.
 * Plain, so that a page without the kit can show it too.
 */
export function SignsList({ headingLevel }: Props) {
  const below = (levels: 1 | 2) => (headingLevel + levels) as Level;
  return (
    <div className="grid gap-3">
      <Fold
        isOpenAtFirst
        label={<FoldLabel title={groupHeading(headingLevel, URGENCY_TITLE.emergency)}>{null}</FoldLabel>}
      >
        <Signs flags={flagsOf('emergency')} headingLevel={below(1)} />
      </Fold>
      <Fold
        label={
          <FoldLabel title={groupHeading(headingLevel, 'Ainda hoje ou nos próximos dias')}>
            {`Ver os ${WAITING.flatMap(flagsOf).length} sinais, ${flagsOf('urgent').length} deles para ainda hoje`}
          </FoldLabel>
        }
      >
        <div className="grid gap-4">
          {WAITING.map((urgency) => (
            <section key={urgency} className="grid gap-2">
              {groupHeading(below(1), URGENCY_TITLE[urgency])}
              <Signs flags={flagsOf(urgency)} headingLevel={below(2)} />
            </section>
          ))}
        </div>
      </Fold>
      <Sources of={RED_FLAGS.map((flag) => ({ ...flag, about: flag.title }))} />
    </div>
  );
}

function groupHeading(level: Level, text: string): ReactNode {
  const Heading = `h${level}` as const;
  return <Heading className="text-lg font-bold tracking-tight">{text}</Heading>;
}

function Signs({ flags, headingLevel }: { flags: readonly RedFlag[]; headingLevel: Level }) {
  return (
    <ul className="grid gap-x-8 max-sm:-mx-1 lg:grid-cols-2">
      {flags.map((flag) => (
        <li key={flag.key} className="grid content-start gap-0.5 border-t border-line py-1.5">
          <SignText flag={flag} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

/** One sign among many: what it is, how it is recognised, and what to do. */
function SignText({ flag, headingLevel }: { flag: RedFlag; headingLevel: 2 | 3 | 4 | 5 }) {
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
