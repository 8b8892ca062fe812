import { Link } from '@tanstack/react-router';
import { SECONDARY_LARGE } from '../../ui/site/looks.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { Section } from './Section.tsx';

const STEPS = [
  {
    title: 'Crie sua conta',
    text: 'Altura, peso inicial e a meta combinada com seu médico. Nada de cartão.',
  },
  {
    title: 'Registre o que você usa',
    text: 'A caneta, a dose e o dia da aplicação. O Leveza diz quando é a próxima e conta o que resta.',
  },
  {
    title: 'Acompanhe e leve à consulta',
    text: 'Um toque quando aplicar, pesar ou sentir algo. Na consulta, está tudo lá.',
  },
];

export function Steps() {
  return (
    <Section name="como-funciona" title="Três passos e pronto" className="border-t border-line bg-surface">
      <ol className="grid gap-10 lg:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-brand pt-5">
            <span aria-hidden className="text-sm font-semibold text-brand-ink tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
            <p className="text-lg text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
      <div className="overflow-hidden rounded-3xl border border-line max-sm:hidden">
        <ProductPicture
          name="painel"
          alt="O Leveza no computador: os mesmos registros em uma tela maior"
          width={1280}
          height={800}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="text-lg text-ink-soft">
          Já tem conta? Continue de onde parou, no celular ou no computador.
        </p>
        <Link to="/login" className={SECONDARY_LARGE}>
          Acessar App
        </Link>
      </div>
    </Section>
  );
}
