import { listApplications } from '@leveza/contract/applications/applications.ts';
import { readLevel } from '@leveza/contract/level.ts';
import { listWellbeing, type WellbeingDay } from '@leveza/contract/nutrition/wellbeing.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { formatDay } from '../../../lib/format.ts';
import { anApplication } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { SOURCED } from '../../../testing/sourced.ts';
import { today } from '../testing/samples.ts';
import { WellbeingWeeks } from './WellbeingWeeks.tsx';

const yesterday = addDays(today(), -1);
const applied = { ...anApplication(), doseMg: 0.5, datetime: `${yesterday}T15:00:00.000Z` };
const FELT: WellbeingDay[] = [{ day: yesterday, hunger: 1, cravings: 0, satiety: 3, energy: null }];

function know({ felt, isLevelKnown }: { felt: WellbeingDay[]; isLevelKnown: boolean }) {
  answer(listWellbeing, () => ({ data: felt }));
  answer(listApplications, () => ({
    data: [applied],
    pagination: { page: 1, limit: 100, total: 1, totalPages: 1 },
  }));
  answer(readLevel, () => ({
    data: {
      medicationName: 'Ozempic',
      kinetics: isLevelKnown
        ? { absorptionPerHour: 0.0286, eliminationPerHour: 0.003918, volumeL: 12.2, ...SOURCED }
        : null,
      halfLifeHours: null,
      intervalDays: 7,
      next: null,
      doses: isLevelKnown ? [{ at: applied.datetime, mg: 0.5 }] : [],
      missingBefore: null,
      why: isLevelKnown ? null : 'unknown-product',
    },
  }));
}

beforeEach(() => answer(readMe, () => ({ data: ANA })));

test('what was felt stands beside the doses and the level, in words and in a table', async () => {
  know({ felt: FELT, isLevelKnown: true });
  renderInApp(<WellbeingWeeks to={today()} />);
  const chart = await screen.findByRole('figure', { name: 'Como foram os dias' });
  expect(chart).toHaveTextContent(
    '1 dia respondido e 1 dose. Médias, de 0 a 4: fome 1, vontade de comer 0 e saciedade 3.',
  );
  expect(within(chart).getByText('Nível estimado, mg')).toBeInTheDocument();
  const row = within(chart).getByRole('row', { name: new RegExp(`^${formatDay(yesterday)}`) });
  expect(row.textContent?.replaceAll('\u00A0', ' ')).toBe(`${formatDay(yesterday)}1 de 40 de 43 de 4-0,5 mg`);
  expect(screen.getByText(/não dizem o que causa o quê/)).toBeVisible();
});

test('a medicine without a published level still has its doses', async () => {
  know({ felt: FELT, isLevelKnown: false });
  renderInApp(<WellbeingWeeks to={today()} />);
  expect(await screen.findByText(/Dose de 0,5/)).toBeVisible();
  expect(screen.queryByText('Nível estimado, mg')).not.toBeInTheDocument();
});

test('without an answer it says where to give one, and a failed read is tried again', async () => {
  know({ felt: [], isLevelKnown: true });
  const { unmount } = renderInApp(<WellbeingWeeks to={today()} />);
  expect(await screen.findByText(/Responda “Como foi o dia”/)).toBeVisible();
  unmount();
  answer(listWellbeing, () => new Problem('unexpected'));
  renderInApp(<WellbeingWeeks to={today()} />);
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
});
