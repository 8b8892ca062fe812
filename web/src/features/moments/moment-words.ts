import type { Moment } from '@leveza/contract/moments.ts';

export interface MomentWords {
  title: string;
  /** One warm sentence. While figures are covered, it leaves the milestone's name out. */
  sentence: string;
  /** On the picture to share, about oneself and without figures. */
  shared: string;
  /** A line with a figure that the patient may add to the picture. */
  figure: string | null;
}

/** The words of a moment: they praise constancy and steps, never speed nor eating little. */
export function momentWords({ kind, name }: Moment, { isCovered = false } = {}): MomentWords {
  if (kind === 'milestone') {
    return {
      title: 'Um marco no seu caminho',
      sentence: `${isCovered || !name ? '' : `Você alcançou: ${name}. `}Cada passo até aqui foi seu.`,
      shared: 'Mais um marco no meu caminho.',
      figure: isCovered ? null : name,
    };
  }
  if (kind === 'constancy') {
    return {
      title: 'Um mês de constância',
      sentence: `${name ? `${name}, cada uma no seu tempo.` : 'Um mês de doses em dia.'} É assim, com calma, que o caminho se faz.`,
      shared: 'Um mês de constância.',
      figure: name,
    };
  }
  if (kind === 'first-dose') {
    return {
      // A tablet is said by its name, an injection needs none.
      title: name ? 'Primeira dose registrada' : 'Primeira aplicação registrada',
      sentence: 'Você começou. Daqui em diante, o Leveza acompanha cada passo com você.',
      shared: 'Dei o primeiro passo.',
      figure: null,
    };
  }
  return {
    title: 'Caneta terminada',
    sentence: 'Da primeira à última dose, com cuidado. Mais uma etapa completa.',
    shared: 'Mais uma etapa completa.',
    figure: null,
  };
}
