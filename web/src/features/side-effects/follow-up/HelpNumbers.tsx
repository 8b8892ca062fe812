import type { HelpNumber } from '@leveza/domain/side-effects/red-flag.ts';
import { Phone } from 'lucide-react';
import { OutsideLink } from '../../../ui/Link.tsx';

interface Props {
  numbers: readonly HelpNumber[];
  /** The one to be called first; null where calling is only for when it gets worse. */
  first: HelpNumber | null;
}

const WHO: Record<HelpNumber, string> = { '188': 'CVV', '192': 'SAMU' };

/** Numbers that answer at any hour, called with one press. */
export function HelpNumbers({ numbers, first }: Props) {
  return numbers.map((number) => (
    <OutsideLink
      key={number}
      href={`tel:${number}`}
      icon={Phone}
      variant={number === first ? 'primary' : 'secondary'}
    >{`Ligar ${number} (${WHO[number]})`}</OutsideLink>
  ));
}
