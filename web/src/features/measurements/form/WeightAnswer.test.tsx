import { readMe } from '@leveza/contract/profile/profile.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDay } from '../../../lib/format.ts';
import { TODAY } from '../../../testing/boxes.ts';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { aMeasurement, aSummary } from '../testing/samples.ts';
import { WeightAnswer } from './WeightAnswer.tsx';

const at = (days: number) => `${addDays(TODAY, -days)}T12:00:00.000Z`;
const weighing = (days: number, weight: number) => ({ at: at(days), weight, dose: null });
const [FIRST, YESTERDAY, NOW] = [weighing(10, 94), weighing(1, 93.1), weighing(0, 92.9)];

test('a weight of yesterday says its day and the change since the start, and is the marked point', async () => {
  answer(readMe, () => ({ data: { ...ANA, treatmentStart: addDays(TODAY, -30) } }));
  const known = { initialWeight: 97, targetWeight: 72, latest: NOW };
  renderInApp(
    <WeightAnswer
      message={{
        title: 'Medição registrada',
        saved: aMeasurement({ weight: 93.1, datetime: YESTERDAY.at }),
        undo: () => Promise.resolve(undefined),
      }}
      before={aSummary({ ...known, points: [FIRST, NOW] })}
      after={aSummary({ ...known, points: [FIRST, YESTERDAY, NOW] })}
      onClose={() => {}}
    />,
  );
  const day = formatDay(addDays(TODAY, -1));
  expect(await screen.findByText(`Desde ${formatDay(addDays(TODAY, -10))}`)).toBeVisible();
  expect(document.body).toHaveTextContent(`93,1 kg em ${day} · 3,9 kg a menos desde o início`);
  const curve = screen.getByRole('img', {
    name: new RegExp(`^Seu peso nas últimas pesagens, com 93,1.kg em ${day}$`),
  });
  const marked = Number(curve.querySelector('circle')!.getAttribute('cx'));
  expect(marked).toBeGreaterThan(200);
  expect(marked).toBeLessThan(300);
});
