import { URGENCIES } from '@leveza/domain/side-effects/red-flag.ts';
import { RED_FLAGS } from '@leveza/domain/side-effects/red-flags.ts';
import { Fold } from '../../ui/Fold.tsx';
import { FoldLabel } from '../../ui/FoldLabel.tsx';
import { Sources } from '../../ui/Sources.tsx';
import { SignText } from './SignText.tsx';
import { URGENCY_TITLE } from './follow-up/urgency-words.ts';

interface Props {
  /** The heading level of the urgencies; each sign stands one level below. */
  headingLevel: 2 | 3;
}

/**
 * Every red flag by its urgency. Emergencies are read without a tap, and the other groups name their signs while
 * closed. Plain, so that a page without the kit can show it too.
 */
export function SignsList({ headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid gap-3">
      {URGENCIES.map((urgency) => {
        const flags = RED_FLAGS.filter((flag) => flag.urgency === urgency);
        const isEmergency = urgency === 'emergency';
        return (
          <Fold
            key={urgency}
            isOpenAtFirst={isEmergency}
            label={
              <FoldLabel
                title={
                  <Heading className="text-lg font-bold tracking-tight">{URGENCY_TITLE[urgency]}</Heading>
                }
              >
                {!isEmergency && `${flags.map(({ title }) => title).join('; ')}.`}
              </FoldLabel>
            }
          >
            <ul className="grid gap-x-8 lg:grid-cols-2">
              {flags.map((flag) => (
                <li key={flag.key} className="grid content-start gap-1 border-t border-line py-2">
                  <SignText flag={flag} headingLevel={headingLevel === 2 ? 3 : 4} />
                </li>
              ))}
            </ul>
          </Fold>
        );
      })}
      <Sources of={RED_FLAGS.map((flag) => ({ ...flag, about: flag.title }))} />
    </div>
  );
}
