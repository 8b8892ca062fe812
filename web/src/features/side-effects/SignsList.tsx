import { URGENCIES } from '@leveza/domain/side-effects/red-flag.ts';
import { RED_FLAGS } from '@leveza/domain/side-effects/red-flags.ts';
import { Sources } from '../../ui/Sources.tsx';
import { FlagText } from './follow-up/FlagText.tsx';
import { URGENCY_TITLE } from './follow-up/urgency-words.ts';

interface Props {
  /** The heading level of the urgencies; each sign stands one level below. */
  headingLevel: 2 | 3;
}

/** On a page of its own it is a part of the page; in a dialog a small title is enough. */
const LOOK = { 2: 'text-xl font-bold tracking-tight', 3: 'text-sm font-semibold text-ink-soft' } as const;

/** Every red flag, the most urgent first; plain, so that a page without the kit can show it too. */
export function SignsList({ headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid gap-8">
      {URGENCIES.map((urgency) => (
        <section key={urgency} aria-labelledby={`signs-${urgency}`} className="grid gap-4">
          <Heading id={`signs-${urgency}`} className={LOOK[headingLevel]}>
            {URGENCY_TITLE[urgency]}
          </Heading>
          <ul className="grid gap-3 lg:grid-cols-2">
            {RED_FLAGS.filter((flag) => flag.urgency === urgency).map((flag) => (
              <li
                key={flag.key}
                className="grid content-start gap-2 rounded-2xl border border-line bg-surface p-4"
              >
                <FlagText flag={flag} headingLevel={headingLevel === 2 ? 3 : 4} isToRecognise />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Sources of={RED_FLAGS.map((flag) => ({ ...flag, about: flag.title }))} />
    </div>
  );
}
