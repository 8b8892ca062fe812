import { CVV } from '@leveza/domain/sources/authorities.ts';
import { OZEMPIC_LEAFLET } from '@leveza/domain/sources/leaflets.ts';
import { cite, sourced } from '@leveza/domain/sources/source.ts';
import { SBD_HYPOGLYCEMIA } from '@leveza/domain/sources/societies-and-studies.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sources } from './Sources.tsx';

const LEAFLET = cite(OZEMPIC_LEAFLET, 'seção 5');
const SOCIETY = cite(SBD_HYPOGLYCEMIA, 'níveis e correção');
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('one closed disclosure holds each source once, how it was read, and what is ours', () => {
  render(<Sources of={[sourced([LEAFLET, SOCIETY]), sourced([LEAFLET], 'seis horas')]} />);
  expect(screen.getByText('Fontes').closest('details')).not.toHaveAttribute('open');
  expect(lines()).toEqual([
    'Bula do Ozempic para o paciente (União Europeia), seção 5. Agência Europeia de Medicamentos (EMA), 2023 ou 2024. Texto lido inteiro em 15/11/2026, em uma cópia pública.',
    'Hipoglicemia: qual a melhor forma de corrigir?, níveis e correção. Sociedade Brasileira de Diabetes (SBD), 2022. Trecho lido em 15/11/2026.',
    'Regra do Leveza: seis horas.',
  ]);
});

test('only the publisher’s own page is linked, and a text that was not opened says so', () => {
  render(<Sources of={[sourced([LEAFLET, SOCIETY, cite(CVV, '24 horas')])]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    SBD_HYPOGLYCEMIA.address,
    CVV.address,
  ]);
  expect(lines()[2]).toContain('Visto só em outro texto, que o cita, em 15/11/2026.');
});

test('several subjects are told apart by their names', () => {
  render(
    <Sources
      of={[
        { ...sourced([LEAFLET, SOCIETY]), about: 'Guardar' },
        { ...sourced([], 'nossa'), about: 'IMC' },
      ]}
    />,
  );
  expect(lines().map((line) => line?.split(':')[0])).toEqual(['Guardar', 'Hipoglicemia', 'IMC']);
});

test('nothing to cite shows nothing', () => {
  const { container } = render(<Sources of={[]} />);
  expect(container).toBeEmptyDOMElement();
});
