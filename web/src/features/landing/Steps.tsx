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
    text: 'A caneta e a última dose. O Leveza diz quando é a próxima e conta o que resta.',
  },
  {
    title: 'Acompanhe e leve à consulta',
    text: 'Um toque quando aplicar, pesar ou sentir algo. Na consulta, está tudo lá.',
  },
];

export function Steps() {
  return (
    <Section name="como-funciona" title="Três passos e pronto" className="border-t border-line bg-surface">
      <ol className="grid gap-6 lg:grid-cols-3 lg:gap-10">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-9 shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand tabular-nums"
            >
              {index + 1}
            </span>
            <div className="grid content-start gap-0.5 pt-1">
              <h3 className="text-lg font-semibold tracking-tight">{title}</h3>
              <p className="text-pretty text-ink-soft">{text}</p>
            </div>
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
        <p className="text-ink-soft max-sm:hidden">
          Já tem conta? Continue de onde parou, no celular ou no computador.
        </p>
        <Link to="/login" className={`${SECONDARY_LARGE} max-sm:w-full`}>
          Acessar App
        </Link>
      </div>
    </Section>
  );
}
