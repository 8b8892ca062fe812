import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test('a query that finds nothing shows the page in its error, also after waiting', async () => {
  render(<p>Semaglutida</p>);
  expect(() => screen.getByText('Insulina')).toThrow(/Insulina[^]*<p>[^]*Semaglutida/);
  await expect(screen.findByText('Insulina', undefined, { timeout: 60 })).rejects.toThrow(
    /Insulina[^]*<p>[^]*Semaglutida/,
  );
});

test('a label names the field it is for, or else the first one it holds', () => {
  const { container } = render(
    <>
      <label htmlFor="weight">Peso</label>
      <label>
        Dose <input type="hidden" />
        <span>
          <input id="dose" />
        </span>
        <output id="second" />
      </label>
      <label htmlFor="elsewhere">
        Outro <input id="held" />
      </label>
      <input id="weight" />
    </>,
  );
  const fields = container.querySelectorAll<HTMLInputElement | HTMLOutputElement>('input, output');
  const named = Array.from(fields, ({ id, labels }) => [id, labels && Array.from(labels, textOf)]);
  expect(named).toEqual([
    ['', null],
    ['dose', ['Dose']],
    ['second', []],
    ['held', []],
    ['weight', ['Peso']],
  ]);
});

function textOf({ textContent }: Element): string {
  return textContent.trim();
}
