import { describe, expect, test } from 'vitest';
import { fileOf } from './file-groups.ts';
import { findCircle, loadsOf } from './loads.ts';

const LANDING = 'src/features/landing/LandingPage.tsx';
const LOGIN = 'src/features/auth/LoginPage.tsx';
const SIGNS = 'src/features/side-effects/SignsPage.tsx';
const MEDICATIONS_READS = 'src/app/shell/reads/medications.ts';
const FOLD = 'src/features/interactions/InteractionFold.tsx';
const AREA = 'src/app/PrivateArea.tsx';
const TODAY = 'src/features/dashboard/to-take/ToTakeList.tsx';
const REST = 'src/features/dashboard/rest/Rest.tsx';
const PLANNED_READS = ['doses', 'stock'].map((name) => `src/app/shell/reads/${name}.ts`);
const route = (name: string) => `src/app/shell/${name}Route.tsx`;
const ours = '/home/leveza/web/src/ui/form/X.tsx';
const library = '/home/leveza/web/src/lib/x.ts';
const aria = '/home/leveza/node_modules/react-aria/dist/private/focus/FocusScope.mjs';
const spark = '/home/leveza/web/src/ui/chart/Spark.tsx';
const zod = '/home/leveza/node_modules/zod/v4/core/schemas.js';
const allergy = '/home/leveza/domain/src/profile/allergy-match.ts';
const source = '/home/leveza/domain/src/sources/studies.ts';
const cite = '/home/leveza/domain/src/sources/source.ts';
const columns = '/home/leveza/web/src/ui/LeadColumns.tsx';
const icon = '/home/leveza/node_modules/lucide-react/dist/esm/icons/circle.mjs';
const row = '/home/leveza/web/src/ui/Row.tsx';
const dose = '/home/leveza/web/src/ui/dose/dose-looks.ts';
const contract = '/home/leveza/contract/src/pens/pens.ts';
const slowToast = '/home/leveza/web/src/ui/use-slow-toast.ts';
const amountWords = '/home/leveza/domain/src/exams/amount-words.ts';
const decimal = '/home/leveza/domain/src/decimal.ts';
const lazyShown = '/home/leveza/web/src/lib/lazy-shown.ts';
const order = '/home/leveza/domain/src/order.ts';
const nameWithStrength = '/home/leveza/domain/src/catalog/name-with-strength.ts';
const catalog = '/home/leveza/contract/src/catalog/catalog.ts';
const planNotice = '/home/leveza/web/src/features/subscription/shared/PlanNotice.tsx';
const switchRow = '/home/leveza/web/src/ui/form/Switch.tsx';
const CHARTS = ['src/features/level/LevelCard.tsx', 'src/features/exams/trend/AnalyteChart.tsx'];
const ROTATION = 'src/features/rotation/RotationPanel.tsx';
const WEEK = 'src/features/nutrition/week/WeekView.tsx';
const MENU = 'src/ui/MenuList.tsx';
const TOOLS = 'src/ui/form/FindAndSort.tsx';
const DIALOGS = ['Add', 'Edit', 'Details'].map((name) => `src/features/pens/${name}Dialog.tsx`);

describe('fileOf', () => {
  test.each([
    [ours, ['index.html', LANDING, AREA], 'index'],
    [ours, [LANDING, LOGIN], 'index'],
    [ours, [SIGNS, TODAY], 'index'],
    [ours, [LANDING, SIGNS], 'front'],
    [contract, [LANDING, route('Subscription')], 'front'],
    [contract, [LANDING, AREA], 'index'],
    [ours, [LOGIN, AREA], 'kit'],
    [ours, [AREA, route('Profile')], 'shell'],
    [ours, [AREA, 'src/features/reports/shared/ReportView.tsx'], 'kit'],
    [ours, [TODAY, route('Calendar'), route('MedicationUsage')], 'today'],
    [ours, [TODAY, route('MedicationUsage'), route('MedicationStore')], 'shell'],
    [ours, [TODAY, 'src/ui/ToastRegion.tsx'], 'shell'],
    [ours, [TODAY, LOGIN, route('MedicationUsage')], 'kit'],
    [aria, [TODAY, LOGIN, route('MedicationUsage')], 'focus'],
    [ours, [TODAY, REST], 'today'],
    [ours, [REST], undefined],
    [ours, [REST, 'src/features/dashboard/lead/TabletLead.tsx'], 'rest'],
    [allergy, [route('Profile'), ...DIALOGS], 'allergies'],
    [source, [SIGNS, route('Measurements')], 'citations'],
    [cite, [SIGNS, route('Measurements'), route('Profile')], 'sources'],
    [row, [LOGIN, route('Profile')], 'fields'],
    [icon, [LOGIN, route('Profile')], 'kit'],
    [aria, [MENU, route('SideEffects'), ...DIALOGS], 'collections'],
    [aria, [MENU, LOGIN, route('SideEffects')], 'fields'],
    [aria, [MENU], undefined],
    [ours, [TOOLS, route('MedicationHistory')], 'choices'],
    [columns, [route('Medications'), route('SideEffects')], 'controls'],
    [ours, [route('Exams'), route('Measurements')], 'controls'],
    [ours, [TODAY, LOGIN, ...['A', 'B', 'C', 'D', 'E'].map(route)], 'kit'],
    [contract, [...PLANNED_READS, route('MedicationUsage'), route('MedicationStore')], 'records'],
    [contract, [...PLANNED_READS, MEDICATIONS_READS], 'records'],
    [ours, [LOGIN, route('Profile')], 'fields'],
    [ours, [LOGIN, route('Reports')], 'visitors'],
    [ours, [LOGIN, route('Reports'), route('Profile')], 'fields'],
    [ours, [route('Profile'), 'src/features/profile/OpenedDialog.tsx'], 'screen-profile'],
    [ours, [route('MedicationStore'), route('SupplementStore')], 'screen-store'],
    [ours, [LOGIN, route('Profile'), route('Applications')], 'kit'],
    [aria, [LOGIN, route('Profile'), route('Applications')], 'focus'],
    [ours, [LOGIN, route('Measurements')], 'answers'],
    [ours, [LOGIN, route('Measurements'), route('Profile')], 'fields'],
    [ours, [LOGIN, 'src/ui/ToastRegion.tsx'], 'kit'],
    [aria, [LOGIN, 'src/ui/ToastRegion.tsx'], 'focus'],
    [zod, [LOGIN, AREA], 'schemas'],
    [ours, [LOGIN, 'src/features/auth/RegisterPage.tsx'], 'forms'],
    [ours, [LOGIN, 'src/features/auth/ResetPasswordPage.tsx'], 'other-forms'],
    [ours, [SIGNS, route('Measurements'), route('Profile')], 'sources'],
    [ours, [SIGNS, route('Measurements')], undefined],
    [ours, [SIGNS, route('Applications')], 'sources'],
    [ours, [FOLD, route('Applications')], 'interactions'],
    [ours, [route('Calendar'), route('MedicationUsage')], 'guests-usage'],
    [row, [route('Calendar'), route('Applications')], 'guests-applications'],
    [icon, [route('Calendar'), route('Measurements')], 'controls'],
    [ours, [route('Settings'), route('Profile')], 'guests-profile'],
    [ours, [LOGIN, route('Settings')], 'consent'],
    [ours, [LOGIN, route('Settings'), route('Measurements')], 'fields'],
    [contract, [route('Calendar'), route('MedicationStore'), route('MedicationHistory')], 'pharmacy'],
    [ours, [route('Calendar'), 'src/features/calendar/feed/FeedDialog.tsx'], 'screen-calendar'],
    [row, [route('Medications'), route('SideEffects')], 'controls'],
    [library, [route('Medications'), route('SideEffects')], 'controls'],
    [ours, [route('Medications'), route('SideEffects')], 'choices'],
    [slowToast, [route('MedicationHistory'), route('MedicationUsage'), route('Calendar')], 'controls'],
    [ours, [route('Medications'), route('Applications')], 'lists'],
    [contract, [route('Medications'), route('Applications')], 'treatment'],
    [contract, [route('Medications'), route('MedicationStore')], 'controls'],
    [contract, [route('MedicationStore'), route('MedicationHistory')], 'pharmacy'],
    [contract, [route('Medications'), MEDICATIONS_READS], 'reads-medications'],
    [contract, [MEDICATIONS_READS, 'src/app/shell/reads/settings.ts'], 'reads-medications'],
    [contract, [route('Medications'), route('Applications'), MEDICATIONS_READS], 'records'],
    [contract, [...['A', 'B', 'C'].map(route), MEDICATIONS_READS], 'records'],
    [dose, [route('Applications'), 'src/features/measurements/chart/WeightChart.tsx'], 'guests-applications'],
    [decimal, [route('MedicationStore'), 'src/features/level/LevelCard.tsx'], 'kit'],
    [lazyShown, [route('Measurements'), 'src/features/reports/shared/ReportView.tsx'], 'kit'],
    [nameWithStrength, [route('MedicationStore'), 'src/features/reports/shared/ReportView.tsx'], 'kit'],
    [order, [route('Nutrition'), route('MedicationHistory')], 'kit'],
    [catalog, [route('Nutrition'), 'src/app/shell/reads/nutrition.ts'], 'catalog'],
    [amountWords, ['src/features/reports/shared/ReportView.tsx', ...CHARTS], 'kit'],
    [icon, [route('Subscription'), 'src/features/level/LevelCard.tsx'], 'controls'],
    [switchRow, [route('Settings'), route('Reports'), route('Profile')], 'switches'],
    [ours, CHARTS, 'charts'],
    [contract, CHARTS, 'curves'],
    [ours, DIALOGS, 'dialogs'],
    [icon, [...DIALOGS, 'src/app/NewVersion.tsx'], undefined],
    [planNotice, [route('Calendar'), route('MedicationUsage'), route('Nutrition')], 'controls'],
    [ours, [MEDICATIONS_READS, 'src/ui/ToastRegion.tsx'], 'focus'],
    [contract, DIALOGS, 'dialogs-pens'],
    [spark, DIALOGS, 'charts'],
    [spark, ['src/features/exams/trend/AnalyteGroups.tsx', DIALOGS[0]!], 'charts'],
    [contract, [ROTATION, DIALOGS[0]!], 'tab-rotation-panel'],
    [icon, [ROTATION, ...DIALOGS], 'tab-rotation-panel'],
    [icon, [ROTATION, WEEK], 'tabs'],
    [contract, [WEEK, CHARTS[0]!, ...DIALOGS], 'curves'],
    [ours, [ROTATION], undefined],
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
