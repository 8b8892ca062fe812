import { Link } from '../../../ui/Link.tsx';

/** In place of every figure that would count down to a target below a healthy weight. */
export function LowTarget() {
  return (
    <p className="text-sm text-pretty text-ink-soft">
      Sua meta fica abaixo de um peso saudável para sua altura e idade: converse com sua equipe de cuidado
      sobre ela.{' '}
      <Link to="/profile" search={{ open: 'physical' }}>
        Rever minha meta
      </Link>
    </p>
  );
}
