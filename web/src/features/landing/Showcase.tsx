import { ProductPicture } from './ProductPicture.tsx';

const SHOWN = [
  {
    title: 'O remédio no corpo, dia a dia',
    text: 'O nível estimado dose a dose, e o que vem. É uma conta, não um exame.',
    picture: 'curva',
    alt: 'Curva do nível estimado de um medicamento ao longo de três meses, com as próximas doses tracejadas',
    width: 316,
    height: 304,
    widths: 'max-w-68 sm:max-w-100',
  },
  {
    title: 'Onde aplicar hoje',
    text: 'O local sugerido, o usado há pouco e o que já descansou.',
    picture: 'corpo',
    alt: 'Desenho do corpo de frente e de costas com os locais de aplicação e o próximo sugerido',
    width: 316,
    height: 387,
    widths: 'max-w-56 sm:max-w-72',
  },
] as const;

/** Two screens of the product at work: the curve and the body map. The picture at the top shows the next dose. */
export function Showcase() {
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {SHOWN.map(({ title, text, picture, alt, width, height, widths }) => (
        <li
          key={picture}
          className="grid grid-rows-[auto_1fr] gap-4 overflow-hidden rounded-3xl border border-line bg-surface p-5 sm:gap-6 sm:p-8"
        >
          <div className="grid gap-1">
            <h3 className="text-xl font-semibold tracking-tight">{title}</h3>
            <p className="text-pretty text-ink-soft">{text}</p>
          </div>
          <ProductPicture
            name={picture}
            alt={alt}
            width={width}
            height={height}
            className={`mx-auto self-center ${widths}`}
          />
        </li>
      ))}
    </ul>
  );
}
