import { readMe } from '@leveza/contract/profile/profile.ts';
import { type Zone, ZONES } from '@leveza/domain/rotation/zones.ts';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { aZone, daysFromNow } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { destination } from '../use-zone-radios.ts';
import { ZonePicker } from './ZonePicker.tsx';

const STATES = ZONES.map((zone) => {
  if (zone === 'abdomen-left-upper')
    return aZone(zone, { level: 'recent', dosesAgo: 0, lastUsedAt: daysFromNow(-3) });
  if (zone === 'abdomen-left-lower') return aZone(zone, { isOff: true });
  if (zone === 'thigh-right-upper') return aZone(zone, { isFlagged: true });
  return aZone(zone);
});

async function open(first: Zone | null = null) {
  answer(readMe, () => ({ data: ANA }));
  const onChange = vi.fn<(zone: Zone) => void>();
  function Held() {
    const [zone, setZone] = useState(first);
    onChange.mockImplementation(setZone);
    return <ZonePicker zones={STATES} value={zone} suggested="thigh-left-upper" onChange={onChange} />;
  }
  const app = renderInApp(<Held />);
  await screen.findByRole('radiogroup', { name: 'Local da aplicação' });
  return { ...app, onChange };
}

const radio = (name: string) => screen.getByRole('radio', { name });

test('every zone is a radio that tells how rested it is, when it was used and whether it reacted', async () => {
  await open();
  expect(screen.getAllByRole('radio')).toHaveLength(12);
  expect(radio('Abdômen esquerdo, acima do umbigo')).toHaveAccessibleDescription(
    /^Usada na última dose\. Último uso: \d\d\/\d\d\/\d{4} \(há 3 dias\)\.$/,
  );
  expect(radio('Coxa esquerda, parte de cima')).toHaveAccessibleDescription('Sugerida. Livre. Nunca usada.');
  expect(radio('Coxa direita, parte de cima')).toHaveAccessibleDescription(
    /Duas reações nos últimos três usos/,
  );
});

test('the keyboard comes in at the suggestion, arrows move without choosing, space chooses', async () => {
  const { user, onChange } = await open();
  await user.tab();
  await user.tab();
  expect(radio('Coxa esquerda, parte de cima')).toHaveFocus();

  await user.keyboard('{ArrowLeft}');
  expect(radio('Coxa direita, parte de cima')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(radio('Coxa direita, parte do meio')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();

  await user.keyboard(' ');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('thigh-right-lower');
  expect(radio('Coxa direita, parte do meio')).toBeChecked();
});

test('a zone that is off is heard but not chosen, by key or by finger', async () => {
  const { user, onChange } = await open('abdomen-right-lower');
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowRight} ');
  const off = radio('Abdômen esquerdo, abaixo do umbigo');
  expect(off).toHaveFocus();
  expect(off).toHaveAttribute('aria-disabled', 'true');
  expect(off).toHaveAccessibleDescription('Desligada. Nunca usada.');
  await user.click(off);
  expect(onChange).not.toHaveBeenCalled();
  expect(radio('Abdômen direito, abaixo do umbigo')).toBeChecked();
});

test('the list has the same radios, and stays the choice of this device', async () => {
  const { user, onChange, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Ver como lista' }));
  expect(screen.getAllByRole('radio')).toHaveLength(12);
  expect(radio('Coxa esquerda, parte de cima')).toHaveAccessibleDescription(/Sugerida/);
  await user.click(radio('Braço esquerdo, atrás, parte de baixo'));
  expect(onChange).toHaveBeenCalledWith('arm-left-lower');
  unmount();

  await open();
  expect(screen.getByRole('button', { name: 'Ver no corpo' })).toBeVisible();
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 0, 2],
  ['ArrowUp', 0, 10],
  ['ArrowLeft', 0, 11],
  ['ArrowDown', 11, 1],
  ['End', 3, 11],
  ['Home', 3, 0],
  ['Tab', 3, -1],
])('%s leads from zone %d of the picture to %d', (key, from, to) => {
  expect(destination(key, from, 2, 12)).toBe(to);
});
