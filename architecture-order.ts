/**
 * The features in the order in which they may know each other, in every house: each uses only those before it. Two that
 * need each other show that a third is missing, or that a thing stands in the wrong one.
 */
export const ORDER = [
  'health',
  'auth',
  'files',
  'catalog',
  'profile',
  'notifications',
  'messages',
  'inventory',
  'usage',
  'pens',
  'rotation',
  'applications',
  'plans',
  'level',
  'prescriptions',
  'supply',
  'measurements',
  'photos',
  'side-effects',
  'interactions',
  'nutrition',
  'exams',
  'calendar',
  'reports',
  'shares',
  'moments',
  'dashboard',
  'reminders',
  'subscription',
  'carers',
  'account',
  'landing',
  'legal',
];

/**
 * The rooms of the server in the order in which they may know each other: each uses only those before it. `ground` are the
 * files beside the rooms that read settings or words; `composing` are those that know every feature.
 */
export const ROOMS = [
  'ground',
  'services',
  'db',
  'jobs',
  'backup',
  'http',
  'features',
  'composing',
  'commands',
];
