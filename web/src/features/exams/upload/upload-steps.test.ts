import { describe, expect, it } from 'vitest';
import { aReading, anItem } from '../testing/uploads.ts';
import { differences, headOf } from './head-of.ts';
import {
  addExtractions,
  addItems,
  changeItem,
  editValue,
  join,
  removeItems,
  removeValue,
  setOutcome,
  split,
  typeHead,
  typeValue,
} from './upload-steps.ts';
import { EMPTY, examsOf, type UploadState } from './upload-state.ts';
import { isOpen, valueId, valuesOf } from './values-of.ts';

const MARCH = anItem('march', aReading({ examDate: '2026-03-02', laboratory: 'Alameda', values: ['99'] }));
const JUNE = anItem('june', aReading({ examDate: '2026-06-09', laboratory: 'Vitalis', values: ['104'] }));
const both = addItems([MARCH, JUNE])(EMPTY);
const first = (state: UploadState) => examsOf(state)[0]!;
const dateOf = (state: UploadState) => headOf(state, first(state), 'examDate').text;
const values = (state: UploadState) => valuesOf(state, first(state)).map(({ value }) => value);

const aModelAnswer = {
  examType: null,
  laboratory: null,
  examDate: null,
  requestingDoctor: null,
  summary: '',
  analysis: null,
  leftOut: 0,
  isWhole: true,
};
const aModelValue = {
  valueNumber: null,
  comparator: null,
  unit: null,
  referenceRange: null,
  flag: null,
  doubt: '',
};

it('asks about a typed value that repeats a read one, until it is confirmed', () => {
  const read = addItems([MARCH])(EMPTY);
  const glucose = { parameter: 'Glicose', value: '98', unit: 'mg/dL', referenceRange: '' };
  const openOf = (state: UploadState) => valuesOf(state, first(state)).filter(isOpen);
  const typed = typeValue(first(read), 'mine', glucose)(read);
  expect(openOf(typed).map(({ id }) => id)).toEqual(['mine']);
  expect(openOf(editValue('mine', { isConfirmed: true })(typed))).toEqual([]);
});

describe('a report keeps its own day and laboratory', () => {
  it('leaves a field empty on which two reports disagree, and tells it', () => {
    expect(dateOf(both)).toBe('');
    expect(differences(both, first(both))).toEqual(['examDate', 'laboratory']);
  });

  it('gives each report its own fields once they are split', () => {
    const [one, other] = examsOf(split(true)(both));
    expect(headOf(both, one!, 'examDate').text).toBe('2026-03-02');
    expect(headOf(both, other!, 'laboratory').text).toBe('Vitalis');
    expect(valuesOf(both, other!).map(({ value }) => value)).toEqual(['104']);
  });

  it('takes values and fields of a file away with the file', () => {
    const left = removeItems(['march'])(both);
    expect(dateOf(left)).toBe('2026-06-09');
    expect(values(left)).toEqual(['104']);
  });

  it('forgets a day and a value that were typed beside a file which is gone', () => {
    const typed = typeHead(first(both), 'examDate', '2026-03-02')(both);
    const more = typeValue(first(typed), 'own', aReading({ values: ['7'] }).results[0]!)(typed);
    expect(dateOf(more)).toBe('2026-03-02');
    const left = removeItems(['march'])(more);
    expect(dateOf(left)).toBe('2026-06-09');
    expect(values(left)).toEqual(['104']);
  });

  it('doubts a day typed before a report came that says another', () => {
    const early = typeHead(first(EMPTY), 'examDate', '2026-01-01')(EMPTY);
    const later = addItems([JUNE])(early);
    expect(headOf(later, first(later), 'examDate').doubt).not.toBeNull();
    const confirmed = typeHead(first(later), 'examDate', '2026-01-01')(later);
    expect(headOf(confirmed, first(confirmed), 'examDate').doubt).toBeNull();
  });

  it('keeps what was typed for one exam when the other of two was saved', () => {
    const apart = split(true)(both);
    const typed = typeHead(examsOf(apart)[1]!, 'laboratory', 'Outro')(apart);
    const left = removeItems(['march'])(typed);
    expect(headOf(left, first(left), 'laboratory').text).toBe('Outro');
    expect(dateOf(left)).toBe('2026-06-09');
  });

  it('makes no exam of a file that will not be saved', () => {
    const broken = changeItem('march', { state: 'failed', reading: null })(split(true)(both));
    expect(examsOf(broken).map(({ key }) => key)).toEqual(['june']);
  });

  it('asks again when a file joins those the patient called one exam', () => {
    const joined = join(first(both))(both);
    expect(differences(joined, first(joined))).toEqual([]);
    const three = addItems([anItem('may', aReading({ examDate: '2026-05-01' }))])(joined);
    expect(differences(three, first(three))).toEqual(['examDate', 'laboratory']);
  });
});

describe('a doubt', () => {
  const doubtful = addItems([anItem('a', aReading({ values: ['94'], doubt: 'Confirme a vírgula.' }))])(EMPTY);
  const id = valueId('a', doubtful.items[0]!.reading!.results[0]!);

  it('stays open until it is confirmed', () => {
    expect(valuesOf(doubtful, first(doubtful)).map(isOpen)).toEqual([true]);
    const changed = editValue(id, { changes: { value: '9,4' }, isConfirmed: true })(doubtful);
    expect(values(changed)).toEqual(['9,4']);
    expect(valuesOf(changed, first(changed)).map(isOpen)).toEqual([false]);
    expect(values(removeValue(id)(doubtful))).toEqual([]);
  });

  it('returns when another reading gives another value: an edit belongs to what was read', () => {
    const changed = editValue(id, { changes: { value: '9,4' }, isConfirmed: true })(doubtful);
    const reading = aReading({ values: ['84'], doubt: 'Confirme a vírgula.' });
    const again = changeItem('a', { reading })(changed);
    expect(values(again)).toEqual(['84']);
    expect(valuesOf(again, first(again)).map(isOpen)).toEqual([true]);
  });

  it('is set on an analyte that appears twice', () => {
    const twice = addItems([MARCH, { ...JUNE, reading: MARCH.reading }])(EMPTY);
    expect(valuesOf(twice, first(twice)).map(isOpen)).toEqual([true, false]);
  });
});

it('keeps what the model found when more pages are read', () => {
  const found = {
    ...aModelAnswer,
    results: [{ ...aModelValue, parameter: 'TSH', key: 'tsh', value: '2,1' }],
  };
  const asked = addExtractions('march', [found])(both);
  expect(values(asked)).toContain('2,1');
  const read = aReading({ examDate: '2026-03-02', laboratory: 'Alameda', values: ['99', '40'] });
  const more = setOutcome('march', { state: 'completed', reading: read, sentence: null })(asked);
  expect(values(more)).toEqual(expect.arrayContaining(['99', '40', '2,1']));
});

const page = (parameter: string) => ({
  ...aModelAnswer,
  results: [{ ...aModelValue, parameter, key: null, value: '7' }],
});

it('takes a later answer of the model in place of the one before, and the page it missed as read', () => {
  const scan = addItems([{ ...MARCH, reading: null, sentence: 'Nada foi lido.' }])(EMPTY);
  const half = addExtractions('march', [page('Um')], 2)(scan);
  expect(half.items[0]).toMatchObject({ sentence: null, reading: { waitingPages: 1 } });
  const whole = addExtractions('march', [page('Um'), page('Dois')], 2)(half);
  expect(whole.items[0]).toMatchObject({ extractions: { length: 2 }, reading: { waitingPages: 0 } });
  expect(values(whole)).toHaveLength(2);
  const less = addExtractions('march', [page('Um')], 2)(whole);
  expect(less.items[0]).toMatchObject({ extractions: { length: 2 }, reading: { waitingPages: 0 } });
});

it('keeps what was read and corrected when the next pages cannot be read', () => {
  const id = valueId('march', MARCH.reading!.results[0]!);
  const corrected = editValue(id, { changes: { value: '89' } })(both);
  const failed = setOutcome('march', { state: 'failed', reading: null, sentence: 'Parou.' })(corrected);
  expect(values(failed)).toEqual(expect.arrayContaining(['89', '104']));
  expect(failed.items[0]).toMatchObject({
    state: 'completed',
    sentence: 'Parou. O que já foi lido continua aqui.',
  });
});

it('takes a corrected name for the analyte it is, in blood and in urine', () => {
  const read = addItems([anItem('a', aReading({ values: ['4'] }))])(EMPTY);
  const id = valueId('a', read.items[0]!.reading!.results[0]!);
  const keys = (state: UploadState) => valuesOf(state, first(state)).map(({ key }) => key);
  const renamed = editValue(id, { changes: { parameter: 'Leucócitos' } })(read);
  expect(keys(renamed)).toEqual(['leucocitos']);
  expect(keys(typeHead(first(renamed), 'examType', 'Urina tipo I (EAS)')(renamed))).toEqual([
    'urina_leucocitos',
  ]);
});

it('believes no key of a model that the name does not say', () => {
  const claimed = { ...aModelValue, key: 'creatinina', parameter: 'Creatinina urinária', value: '120' };
  const state = addExtractions('a', [{ ...aModelAnswer, results: [claimed] }])(
    addItems([anItem('a')])(EMPTY),
  );
  expect(valuesOf(state, first(state))).toMatchObject([{ key: 'creatinina_urinaria', value: '120' }]);
});
