import { readDashboard, readToday } from '@leveza/contract/dashboard.ts';
import { readMe } from '@leveza/contract/profile/profile.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aNextDose, daysFromNow } from '../../../testing/applications.ts';
import { ANA } from '../../../testing/patient.ts';
import { renderInApp } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { DashboardPage } from '../DashboardPage.tsx';
import { aDashboard, aDay } from '../testing/a-dashboard.ts';

function open(missedInARow: number) {
  const nextDose = aNextDose({
    state: 'due',
    plannedAt: daysFromNow(0),
    unrecordedAt: daysFromNow(-7),
    missedInARow,
    talkToPrescriber: missedInARow > 1,
  });
  answer(readMe, () => ({ data: ANA }));
  answer(readDashboard, () => ({ data: aDashboard({ nextDose }) }));
  answer(readToday, () => ({ data: aDay() }));
  renderInApp(<DashboardPage />);
}
const lead = () => document.querySelector<HTMLElement>('[data-lead]')!;

test('a missed dose stays to be answered on the day of the next one', async () => {
  open(1);
  const skip = await screen.findByRole('link', { name: 'Pulei' });
  expect(lead()).toContainElement(skip);
  expect(lead()).toHaveTextContent(/\d\d\/\d\d sem registro/);
  expect(within(lead()).getByRole('link', { name: 'Já apliquei' })).toBeVisible();
});

test('after several of them only the advice to ask the prescriber stands there', async () => {
  open(2);
  expect(await screen.findByText('Fale com quem receitou')).toBeVisible();
  expect(screen.queryByText(/sem registro/)).toBeNull();
});
