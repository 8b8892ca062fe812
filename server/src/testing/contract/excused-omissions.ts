/**
 * Why no outcome notices these omissions, each of which would leave an answer stale. Any other one has to be noticed: add
 * a telling example for it.
 */
export const EXCUSED: Record<string, string[]> = {
  'the call signs the patient out, and no answer outlives the session': [
    'resetPassword account',
    'resetPassword sessions',
    'resetPassword access-log',
    'confirmEmail sessions',
  ],
  'the messages of an answered dose are planned anew by a job, for which no answer waits': [
    'answerReminder messages',
  ],
  'an import makes rows whose own screens cannot be open yet': [
    'importData applications',
    'importData exams',
    'importData measurements',
    'importData photos',
    'importData prescriptions',
  ],
  'an import brings none of these; it names every fact': [
    'importData account',
    'importData calendar-feed',
    'importData consents',
    'importData messages',
    'importData sessions',
    'importData shares',
    'importData subscription',
  ],
  'only a box of another product moves a dose, and its change names the notifications too': [
    'readHeadline inventory',
  ],
  'a product never changes': ['readProduct catalog'],
  'without the consent to health data every read is refused: http/consent.test.ts': [
    'readMe consents',
    'readProfile consents',
  ],
};
