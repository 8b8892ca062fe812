/** The kinds of parts that are asked for on their own (the page itself, or an `import()`), by their module. */
export const KINDS = {
  entry: /^index\.html$/,
  newVersion: /^src\/app\/NewVersion\.tsx$/,
  landing: /^src\/features\/landing\/LandingPage\.tsx$/,
  public: /^src\/features\/(landing\/LandingPage|legal\/\w+Page|side-effects\/SignsPage)\.tsx$/,
  kit: /^src\/(app\/(Kit|app-queries|current-session)|lib\/kept-answers)\.tsx?$/,
  signIn:
    /^src\/features\/(auth\/(Login|Register|ForgotPassword|ResetPassword|ConfirmEmail)|reminders\/answer\/Answer|shares\/Shared|carers\/Carer)Page\.tsx$/,
  register: /^src\/features\/auth\/RegisterPage\.tsx$/,
  shell: /^src\/app\/(PrivateArea|shell\/DashboardRoute)\.tsx$/,
  /** Below the lead of the first screen: asked for beside its data. */
  today:
    /^src\/features\/dashboard\/(first-steps\/FirstSteps|lead\/(Scene|TabletLead)|rest\/Rest|to-take\/(FoodToday|ToTakeList))\.tsx$/,
  whenIdle:
    /\/(shell\/(Drawer|MomentHost|RecordSheet)|notifications\/NotificationPanel|ui\/ToastRegion)\.tsx$/,
  /** One page in two tabs (`MedicationStoreRoute`, `SupplementStoreRoute`) is one screen. */
  screen: /^src\/app\/shell\/(?:(?:Medication|Supplement)(?=Store|Usage))?(\w+)Route\.tsx$/,
  /** The entries of a menu, fetched when idle: no screen draws one as it opens. */
  menu: /\/ui\/MenuList\.tsx$/,
  /** The fields above a long shelf: two screens draw them, and neither should bring a third, which has them too. */
  shelfTools: /\/ui\/form\/FindAndSort\.tsx$/,
  reads: /^src\/app\/shell\/reads\/([\w-]+)\.ts$/,
  /** A report, on its screen and on a doctor's page. */
  report: /\/reports\/shared\/ReportView\.tsx$/,
  /** Drawn by two screens as they open: neither should bring the other. */
  fold: /\/interactions\/InteractionFold\.tsx$/,
  applications: /^src\/app\/shell\/ApplicationsRoute\.tsx$/,
  settings: /^src\/app\/shell\/SettingsRoute\.tsx$/,
  measurements: /^src\/app\/shell\/MeasurementsRoute\.tsx$/,
  /** Drawn by a screen as it opens at another address: '?tab=sites', '?view=week'. */
  tab: /\/(HistoryList|RotationPanel|AnalyteGroups|WeekView)\.tsx$/,
  chart: /\/(AnalyteChart|CourseView|LevelCard|WeightChart|progress\/Way)\.tsx$/,
};

/** Screens of which these show more than a few lines. */
const MANY_GUESTS = /^(Applications|Profile|Store|Usage)$/;
const GUEST_SCREEN = /^(Calendar|Exams|Nutrition|Reports|Settings|Subscription)$/;
const PHARMACY_SCREEN = /^(Store|Usage|MedicationHistory)$/;
const FEATURE = /\/(?:web\/src\/features|contract\/src|domain\/src)\/([\w-]+)/;
/** A few lines that charts, reports or sign-in pages share with a screen: neither should bring the other. */
const LITTLE =
  /\/(domain\/src\/(decimal|order|remembered|catalog\/name-with-strength|nutrition\/wellbeing|profile\/limits|exams\/(amount-words|categories|states)|side-effects\/effect-types)|contract\/src\/messages\/phone-number|web\/src\/(lib\/lazy-shown|ui\/(chart\/summary|use-is-mounted)|features\/measurements\/shared\/milestone-words))\.ts$/;
/** Boxes and foods are found in catalogues; injections, weighings and reports are not. */
const CATALOG = /\/(contract\/src\/catalog\/catalog|domain\/src\/catalog\/ean)\.ts$/;
/** Any screen may say that a larger plan is needed. */
const PLAN_NOTICE = /\/subscription\/shared\/PlanNotice\.tsx$/;
/** Comes with the fields of forms, wherever the first of them is drawn. */
const SCHEMA = /\/(node_modules\/zod\/|contract\/src\/zod\.ts$)/;
const SWITCH = /\/(ui\/form\/Switch\.tsx|private\/(Switch|switch\/useSwitch)\.mjs)$/;
/** Parts of the first screen that only some patients have, or that stand below its first look. */
const SOMETIMES =
  /^src\/features\/dashboard\/(Notices|first-steps\/FirstSteps|lead\/TabletLead|rest\/Rest)\.tsx$/;
/** The texts that are cited. A notice whose own source comes with its answer needs only the lines that show one. */
const CITED = /\/domain\/src\/sources\/(?!source\.ts)/;
const PACKAGE = /\/node_modules\/(?!lucide-react\/)/;
/** The rules about allergies: only a profile with one needs them, and no screen should bring them for another. */
const ALLERGY =
  /\/domain\/src\/(profile\/allerg(ies|y-groups|y-match)|catalog\/(medicine-classes|substances(-in)?)|sources\/allergy-leaflets)\.ts$/;
/** Holds the focus in a dialog, or in a group of choices. */
const FOCUS = /\/(FocusScope|ShadowTreeWalker)\.mjs$/;
const CHART = /\/web\/src\/ui\/chart\//;
const ICON = /\/node_modules\/lucide-react\//;
/** Small modules that any screen may use; none of them needs a list, a menu or a field. */
const SMALL = [
  ICON,
  /\/(web\/src\/lib|domain\/src\/time)\//,
  /\/web\/src\/ui\/(DayBlock|FactLine|Handful|LeadColumns|MoreButton|NothingFound|RecordGroup|Row|ShelfSkeleton|Stat|StatGrid|form\/ShelfTools)\.tsx$/,
  /\/web\/src\/ui\/use-slow-toast\.ts$/,
];

/** The looks of doses: a list of one screen and the charts of several use them, and none of these should bring another. */
const DOSE_LOOKS = /\/(web\/src\/ui\/dose\/|domain\/src\/applications\/dose-step\.ts$)/;

const MOST_SCREENS = 5;
const MANY_DIALOGS = 3;

/**
 * The file a module goes into, by the parts that use it; undefined leaves it to the build, which puts modules with
 * the same users together.
 *
 * The order of the rules keeps files from importing each other in a circle: an imported module has at least its importer's
 * users, and a rule that holds for some users holds for more of them too. So it lies in the same file, or in
 * one that an earlier rule names.
 */
export function fileOf(module: string, users: readonly string[]): string | undefined {
  const has = (kind: keyof typeof KINDS) => users.some((user) => KINDS[kind].test(user));
  const allReads = users.flatMap((user) => KINDS.reads.exec(user)?.[1] ?? []);
  const ownReads = allReads.filter((screen) => screen !== 'settings');
  const reads = ownReads.length > 0 ? ownReads : allReads;
  const all = [...new Set(users.flatMap((user) => KINDS.screen.exec(user)?.[1] ?? []))];
  // These show parts of most screens: counted with them, they would bring the parts of one to the others.
  const counted = all.filter((screen) => !GUEST_SCREEN.test(screen));
  const screens = counted.length > 0 ? counted : all;
  // Counted with the others, the use screens would bring boxes and menus to screens that have none.
  const others = screens.filter((screen) => screen !== 'Usage');

  if (has('entry')) return 'index';
  if (SCHEMA.test(module)) return 'schemas';
  // The frame of public pages and the words of the plans: a private screen shows neither.
  const isOfFront = FEATURE.test(module) || users.every((user) => KINDS.public.test(user));
  if (has('landing') && users.length > 1 && isOfFront && !has('kit') && !has('shell')) return 'front';
  // A file of its own would be one more script for every page, and all but one of them ask for it.
  const isOfFirst = has('landing') || has('kit') || has('shell') || has('today');
  if (has('public') && users.length > 1 && isOfFirst) return 'index';
  if (has('kit') || (has('signIn') && has('shell')) || LITTLE.test(module)) return 'kit';
  // A doctor's page has the report, and nothing of the private area.
  if (has('shell')) return has('report') ? 'kit' : 'shell';
  // Few modules of their own; spread over the files of other screens they would bring all of those.
  if (has('today')) {
    if (users.every((user) => SOMETIMES.test(user))) return users.length > 1 ? 'rest' : undefined;
    const isOfFew = all.length < MOST_SCREENS;
    // A question or a notice of today needs none of the modules that hold the focus in a dialog.
    if (isOfFew && (has('whenIdle') || has('signIn')) && PACKAGE.test(module)) return 'focus';
    if (has('signIn')) return 'kit';
    // A shelf or a history that shares a few lines with today's list should not bring the list.
    return isOfFew && !has('whenIdle') && others.every((screen) => GUEST_SCREEN.test(screen))
      ? 'today'
      : 'shell';
  }
  if (has('reads') && has('whenIdle')) return 'focus';
  // The offer of a new version should not bring the dialogs that show the same icon.
  if (ICON.test(module) && has('newVersion')) return undefined;
  if (has('public')) {
    if (CITED.test(module)) return 'citations';
    return screens.length > 1 || has('applications') ? 'sources' : undefined;
  }
  if (CATALOG.test(module)) return 'catalog';
  if (ALLERGY.test(module)) return 'allergies';
  if (reads.length > 0) {
    return reads.length > 1 || others.length > 1 ? 'records' : `reads-${reads[0]}`;
  }
  // A form needs none of the modules that hold the focus in a dialog.
  const isOfForms = has('signIn') && !FOCUS.test(module);
  if (has('whenIdle') && !has('signIn')) return 'overlays';
  // The screen of injections shows no field.
  if (has('signIn') && (has('whenIdle') || has('applications'))) return isOfForms ? 'kit' : 'focus';
  // A switch shares little with the fields of other screens.
  if (SWITCH.test(module)) return 'switches';
  // The words of a consent: a screen with a switch needs none of them.
  if (has('signIn') && has('settings') && all.length === 1) return 'consent';
  // A tab that shows the same icon as a form should not bring its fields.
  if (has('signIn') && screens.length > 0 && ICON.test(module)) return 'kit';
  // The pages of a doctor or a relative: the fields of other screens come without them.
  if (has('signIn') && all.length === 1 && all[0] === 'Reports') return 'visitors';
  if (has('signIn') && screens.length > 0)
    return screens.length === 1 && has('measurements') && !has('settings') ? 'answers' : 'fields';
  // The lists of the library and what is chosen in them: menus need no field, and most screens neither.
  if (has('menu') && PACKAGE.test(module) && users.length > 1) return 'collections';
  if (has('shelfTools') && users.length > 1) return 'choices';
  // With the tabs of Aplicações: by themselves they would be one more script for each of these and its tabs.
  if (DOSE_LOOKS.test(module)) return 'guests-applications';
  if (PLAN_NOTICE.test(module)) return 'controls';
  if (all.length > screens.length && screens.length === 1) {
    // An icon would be a file by itself, and the calendar has the most of them.
    if (ICON.test(module) && all.includes('Calendar')) return 'controls';
    // Of other screens it is a few lines, and would be one more file each.
    return MANY_GUESTS.test(screens[0]!) ? `guests-${kebab(screens[0]!)}` : 'controls';
  }
  if (screens.length > 1) {
    if (SMALL.some((each) => each.test(module))) return 'controls';
    if (FEATURE.test(module)) {
      if (has('applications')) return 'treatment';
      return screens.every((screen) => PHARMACY_SCREEN.test(screen)) ? 'pharmacy' : 'controls';
    }
    if (others.length >= MOST_SCREENS) return 'controls';
    return has('measurements') || has('applications') ? 'lists' : 'choices';
  }
  // The page with the most fields needs few of the lines that other forms share.
  if (has('signIn') && users.length > 1) return has('register') ? 'forms' : 'other-forms';
  if (has('chart') && screens.length > 0 && ICON.test(module)) return 'controls';
  if (has('report')) return has('chart') ? 'charts' : 'report';
  if (has('fold')) return 'interactions';
  if (screens.length === 1) return `screen-${kebab(screens[0]!)}`;
  const feature = FEATURE.exec(module)?.[1];
  if (has('chart')) {
    if (users.length === 1) return undefined;
    return feature ? 'curves' : 'charts';
  }
  if (users.length > 1 && CHART.test(module) && (has('tab') || users.length >= MANY_DIALOGS)) return 'charts';
  // A tab shows parts of some dialogs; it should bring nothing else of them, least of all their forms.
  const tabs = users.flatMap((user) => KINDS.tab.exec(user)?.[1] ?? []);
  if (tabs.length > 0 && users.length > 1) return tabs.length > 1 ? 'tabs' : `tab-${kebab(tabs[0]!)}`;
  if (users.length < MANY_DIALOGS) return undefined;
  // One dialog should not bring the words and schemas of all others.
  return feature ? `dialogs-${feature}` : 'dialogs';
}

function kebab(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
}
