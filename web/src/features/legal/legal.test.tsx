import { CONSENT_VERSION } from '@leveza/contract/auth/consent.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPublicPage } from '../../testing/public-page.tsx';
import { PrivacyPage } from './PrivacyPage.tsx';
import { TermsPage } from './TermsPage.tsx';

test.each([
  ['Termos de uso', TermsPage],
  ['Política de privacidade', PrivacyPage],
])(
  '%s carries the version a patient consents to, a contact and what to do in an emergency',
  async (title, Page) => {
    await renderPublicPage(Page);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const text = screen.getByRole('main');
    expect(text).toHaveTextContent(`Versão ${CONSENT_VERSION}`);
    expect(text).toHaveTextContent('privacidade@leveza.example');
    expect(text).toHaveTextContent('ligue 192 (SAMU)');
    expect(text).toHaveTextContent('não prescreve');
  },
);

test('privacy names the legal basis for health data and every right', async () => {
  await renderPublicPage(PrivacyPage);
  expect(screen.getByRole('main')).toHaveTextContent('LGPD, art. 11, I');
  expect(screen.getByRole('heading', { name: 'Seus direitos (LGPD, art. 18)' })).toBeVisible();
});

test('the two pages lead to each other', async () => {
  await renderPublicPage(TermsPage);
  expect(screen.getByRole('link', { name: 'página de privacidade' })).toHaveAttribute('href', '/privacidade');
});
