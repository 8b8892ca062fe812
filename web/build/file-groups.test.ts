import { describe, expect, test } from 'vitest';
import { fileOf } from './file-groups.ts';
import { findCircle, loadsOf } from './loads.ts';

const LANDING = 'src/features/landing/LandingPage.tsx';
const LOGIN = 'src/features/auth/LoginPage.tsx';
const AREA = 'src/app/PrivateArea.tsx';
const route = (name: string) => `src/app/shell/${name}Route.tsx`;
const ours = '/home/leveza/web/src/lib/x.ts';
const contract = '/home/leveza/contract/src/pens/pens.ts';

describe('fileOf', () => {
  test.each([
    [ours, ['index.html', LANDING, AREA], 'index'],
    [ours, [LANDING, LOGIN], 'site'],
    [ours, [LOGIN, AREA], 'kit'],
    [ours, [AREA, route('Profile')], 'shell'],
    [ours, [LOGIN, route('Profile')], 'fields'],
    [ours, [route('Profile'), 'src/features/profile/OpenedDialog.tsx'], 'screen-profile'],
    [ours, [route('MedicationStore'), route('SupplementStore')], 'screen-store'],
    [contract, [route('Medications'), route('Applications')], 'treatment'],
    [contract, [route('MedicationStore'), route('MedicationHistory')], 'pharmacy'],
    [contract, [route('Medications'), 'src/app/shell/reads/medications.ts'], 'reads-medications'],
    [ours, ['src/features/pens/edit/EditPenDialog.tsx'], undefined],
  ])('%s used by %j goes into %s', (module, users, file) => {
    expect(fileOf(module, users)).toBe(file);
  });
});

const chunk = (name: string, imports: string[] = []) => ({
  fileName: `${name}.js`,
  moduleIds: [`/${name}.ts`],
  imports: imports.map((each) => `${each}.js`),
});

test('a part takes its own file and all those that one imports', () => {
  const chunks = [chunk('screen', ['kit']), chunk('kit', ['index']), chunk('index'), chunk('other')];
  expect(loadsOf(chunks, { screen: '/screen.ts' })).toEqual({ screen: ['screen.js', 'kit.js', 'index.js'] });
  expect(() => loadsOf(chunks, { gone: '/gone.ts' })).toThrow('The build has no /gone.ts');
});

test('files that import each other are found', () => {
  expect(findCircle([chunk('a', ['b']), chunk('b', ['c']), chunk('c')])).toBeUndefined();
  expect(findCircle([chunk('a', ['b']), chunk('b', ['c']), chunk('c', ['b'])])).toEqual([
    'b.js',
    'c.js',
    'b.js',
  ]);
});
