import { Phone } from 'lucide-react';
import { Link } from '../../../ui/Link.tsx';

interface Props {
  /** The number that is to be called first; null where calling is only for when it gets worse. */
  first: '192' | '188' | null;
  hasCvv: boolean;
}

/** Numbers that answer at any hour, called with one press. */
export function HelpNumbers({ first, hasCvv }: Props) {
  return (
    <>
      {hasCvv && (
        <Link href="tel:188" icon={Phone} variant={first === '188' ? 'primary' : 'secondary'}>
          Ligar 188 (CVV)
        </Link>
      )}
      <Link href="tel:192" icon={Phone} variant={first === '192' ? 'primary' : 'secondary'}>
        Ligar 192 (SAMU)
      </Link>
    </>
  );
}
