import { readSample, samples } from '../reading/src/testing/samples.ts';
import { lineOfScore, scoreOf, sumOf, type Score } from '../reading/src/testing/score.ts';

// `npm run exams:samples`: every sample as text, scan and photo against its expected values; minutes of arithmetic.
const GOALS = { text: 0.95, scan: 0.9, photo: 0.9 };
const sums: Record<keyof typeof GOALS, Score[]> = { text: [], scan: [], photo: [] };

for (const { sample } of samples()) {
  const { files, expected } = sample;
  await measure('text', files.text, expected.results);
  await measure('scan', files.scan, expected.results);
  for (const { page, file } of files.photos)
    await measure(
      'photo',
      file,
      expected.results.filter((result) => result.page === page),
    );
}

let hasFailed = false;
for (const [kind, scores] of Object.entries(sums) as [keyof typeof GOALS, Score[]][]) {
  const sum = sumOf(scores);
  const share = (kind === 'text' ? sum.exact : sum.values) / sum.expected;
  hasFailed ||= share < GOALS[kind] || sum.silent > 0;
  console.log(lineOfScore(kind.toUpperCase(), sum));
}
process.exit(hasFailed ? 1 : 0);

async function measure(
  kind: keyof typeof GOALS,
  file: string,
  expected: Parameters<typeof scoreOf>[1],
): Promise<void> {
  const score = scoreOf(await readSample(`reports/${file}`), expected);
  sums[kind].push(score);
  console.log(lineOfScore(file, score));
}
