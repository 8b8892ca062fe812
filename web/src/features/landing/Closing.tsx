import { Link } from '@tanstack/react-router';
import { CONTENT, PRIMARY_LARGE, TEXT_LINK } from '../../ui/site/looks.ts';

export function Closing() {
  return (
    <section aria-labelledby="comece" className="border-t border-line bg-surface">
      <div className={`${CONTENT} grid justify-items-center gap-5 py-10 text-center sm:py-24`}>
        <h2
          id="comece"
          className="max-w-2xl text-4xl leading-tight font-bold tracking-tight text-balance sm:text-6xl"
        >
          Menos para lembrar. Mais para viver.
        </h2>
        <p className="max-w-xl text-lg text-pretty text-ink-soft sm:text-xl">
          Sem cartão para começar. Se não for para você, exporte seus dados e exclua a conta.
        </p>
        <Link to="/login" className={PRIMARY_LARGE}>
          Começar Gratuitamente
        </Link>
        <p className="text-ink-soft">
          Primeira vez aqui?{' '}
          <Link to="/register" className={TEXT_LINK}>
            Criar minha conta
          </Link>
        </p>
      </div>
    </section>
  );
}
