import type { Endpoint } from '@leveza/contract/endpoint.ts';
import { ENDPOINTS } from '@leveza/contract/endpoints.ts';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));

/** Forms whose values must not, or cannot, stay in the tab. */
const WITHOUT_DRAFT: Record<string, string> = {
  'features/shares/ShareDialog.tsx': 'it holds the code a doctor is asked for',
  'features/photos/NewPhotoPage.tsx': 'its picture cannot be kept as text, and its day is today',
  'ui/form/use-record.ts': 'the recipe itself',
};

test('every form that records something keeps what was typed', () => {
  const forms = globSync('{features,ui,app}/**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !/\.test\.|ui-page/.test(file))
    .map((file) => ({ file, source: readFileSync(`${SOURCES}${file}`, 'utf8') }))
    .filter(({ source }) => /\buseRecord[(<]/.test(source));
  expect(forms.length).toBeGreaterThan(30);
  const lost = forms
    .filter(({ file, source }) => !(file in WITHOUT_DRAFT) && !/\bdraft\b|\brestored\b/.test(source))
    .map(({ file }) => file);
  expect(lost).toEqual([]);
});

const AGAIN = 'said once more it changes nothing';
/** Changes that a page reloaded before the answer may send anew, by file, with the reason. */
const SENT_ANEW: Record<string, [calls: (keyof typeof ENDPOINTS)[], reason: string]> = {
  'features/account/consents/ConsentItem.tsx': [['giveConsent'], AGAIN],
  'features/auth/ConsentPage.tsx': [['giveConsent'], AGAIN],
  'features/catalog/ai/AiConsent.tsx': [['giveConsent'], AGAIN],
  'features/exams/model/use-model.ts': [['giveConsent'], AGAIN],
  'features/messages/ConsentNotice.tsx': [['giveConsent'], AGAIN],
  'features/nutrition/add/ReadWithModel.tsx': [['giveConsent'], AGAIN],
  'features/shares/shared/ConsentToShare.tsx': [['giveConsent'], AGAIN],
  'features/dashboard/first-steps/FirstSteps.tsx': [['seeMoment'], AGAIN],
  'features/moments/shared/MomentSheet.tsx': [['seeMoment'], AGAIN],
  'features/interactions/InteractionItem.tsx': [['dismissInteraction'], AGAIN],
  'features/subscription/manage/Manage.tsx': [['askRefund'], AGAIN],
  'features/measurements/import/use-import-weights.ts': [
    ['importWeights'],
    'weights already there are left out',
  ],
  'features/side-effects/form/use-save-effect.ts': [['addSideEffect'], 'its own draft holds the key'],
  'features/messages/forms/CodeForm.tsx': [['sendChannelCode'], 'it asks for another code'],
  'features/inventory/add/use-adding.ts': [
    ['createProduct'],
    'a product made twice leaves one without a box',
  ],
  'features/inventory/add/use-next.ts': [['createProduct'], 'a product made twice leaves one without a box'],
  'features/inventory/add/use-make-plan.ts': [['addPlan'], 'the form is gone once its boxes are stored'],
};

const isKeyed = ({ method, access, ...call }: Endpoint) =>
  method === 'POST' && access === 'patient' && !call.isSecret && !call.isSlow && !call.upload;

test('every addition has the draft of its form, which keeps its key over a reload, or its reason', () => {
  const anew = globSync('features/**/*.{ts,tsx}', { cwd: SOURCES }).flatMap((file) => {
    const source = file.includes('.test.') ? '' : readFileSync(`${SOURCES}${file}`, 'utf8');
    const commands = [...source.matchAll(/\buseCommand\((\w+)([^;]*)/g)].flatMap(([, name = '', how = '']) =>
      isKeyed(ENDPOINTS[name as keyof typeof ENDPOINTS]) && !/\bdraft\b/.test(how) ? [name] : [],
    );
    return commands.length > 0 ? [[file, commands.toSorted()] as const] : [];
  });
  expect(Object.fromEntries(anew)).toEqual(
    Object.fromEntries(Object.entries(SENT_ANEW).map(([file, [calls]]) => [file, calls])),
  );
});
