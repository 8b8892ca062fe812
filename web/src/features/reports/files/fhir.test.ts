import { fhirBundle } from '@leveza/domain/reports/fhir.ts';
import { Fhir } from 'fhir/fhir';
import { expect, test } from 'vitest';
import { SOME_ROWS } from '../../../testing/reports.ts';

const bundleOf = (rows = SOME_ROWS) =>
  fhirBundle({
    name: 'Ana Lúcia',
    gender: 'F',
    generatedAt: '2026-11-17T10:00:00.000Z',
    rows,
    newId: () => crypto.randomUUID(),
  });

/** The package has the structure definitions of R4 and its own value sets, no LOINC: that is a warning, no error. */
const errorsOf = (bundle: object) =>
  new Fhir()
    .validate(bundle, { errorOnUnexpected: true })
    .messages?.filter(({ severity }) => severity === 'error' || severity === 'fatal')
    .map(({ location, message }) => `${location}: ${message}`);

test('every record becomes what the structure definitions of FHIR R4 allow, and nothing else', () => {
  const bundle = bundleOf();
  expect(bundle.entry.length).toBeGreaterThan(12);
  expect(errorsOf(bundle)).toEqual([]);
});

test('the definitions refuse a wrong record', () => {
  const { entry, ...head } = bundleOf();
  const wrong = entry.map((one, place) =>
    place === 1 ? { ...one, resource: { ...one.resource, status: 'done' } } : one,
  );
  expect(errorsOf({ ...head, entry: wrong })).toEqual([
    expect.stringMatching(/status: Code "done" not found/),
  ]);
});
