import { Link } from '@tanstack/react-router';
import { DemoButton } from './DemoButton.tsx';
import { CONTENT, PRIMARY_LARGE, TEXT_LINK } from '../../ui/site/looks.ts';
import { ProductPicture } from './ProductPicture.tsx';

export function Hero() {
  return (
    <section aria-labelledby="titulo">
      <div
        className={`${CONTENT} grid items-center gap-9 pt-8 pb-2 sm:pt-16 sm:pb-20 lg:grid-cols-[1.05fr_1fr] lg:gap-16`}
      >
        <div className="grid gap-5 sm:gap-6">
          <p className="font-semibold text-leaf-ink sm:text-lg">Saúde inteligente e canetas GLP-1</p>
          <h1
            id="titulo"
            className="text-[min(clamp(2.4rem,11.4vw,2.75rem),18vw)] leading-[1.04] font-bold tracking-[-0.03em] sm:text-6xl sm:text-balance lg:text-7xl"
          >
            {/* Browsers break a line after a hyphen before a figure. */}
            Seu tratamento com <span className="whitespace-nowrap">GLP-1,</span> com&nbsp;leveza.
          </h1>
          <p className="max-w-xl text-lg text-pretty text-ink-soft sm:text-xl">
            A próxima dose, onde aplicar e como seu corpo tem respondido, em uma tela. Na consulta, está tudo
            lá.
          </p>
          <div className="mt-2 flex flex-wrap gap-3 max-sm:[&>a]:w-full max-sm:[&>button]:w-full">
            <Link to="/login" className={PRIMARY_LARGE}>
              Começar Agora
            </Link>
            <DemoButton />
          </div>
          <p className="text-pretty text-ink-soft">
            A demonstração abre sem cadastro e some em 24 horas. Ainda não tem conta?{' '}
            <Link to="/register" className={TEXT_LINK}>
              Crie a sua
            </Link>
            .
          </p>
        </div>

        <div className="h-104 overflow-hidden rounded-4xl border border-line bg-brand-soft sm:h-140">
          <Phone
            picture="hoje"
            alt="Tela inicial do Leveza no celular, com o que fazer hoje e o tratamento em números"
            isFirst
            className="mx-auto mt-10 w-72 max-w-[86%] sm:mt-12 sm:w-84"
          />
        </div>
      </div>
    </section>
  );
}

interface Props {
  picture: string;
  alt: string;
  isFirst?: boolean;
  className?: string;
}

/** A screen of the product as it is on a phone. */
function Phone({ picture, alt, isFirst, className = '' }: Props) {
  return (
    <div
      className={`rounded-[2.75rem] border border-line bg-raised p-2 shadow-xl shadow-black/5 ${className}`}
    >
      <div className="overflow-hidden rounded-[2.2rem] border border-line">
        <ProductPicture name={picture} alt={alt} width={390} height={844} isFirst={isFirst} />
      </div>
    </div>
  );
}
