import { fold } from '@leveza/domain/exams/printed/words.ts';
import { describe, expect, test } from 'vitest';
import { nodePlatform } from './node/platform.ts';
import { pagePictureOf } from './page-picture.ts';
import { SENTENCES } from './sentences.ts';
import { bytesOf, cutPicture, readBytes, readSample, samples } from './testing/samples.ts';
import { lineOfScore, scoreOf, sumOf, type Score } from './testing/score.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

describe('reports with text', () => {
  const scores: Score[] = [];

  test.each(samples())('$name', async ({ sample: { files, expected } }) => {
    const reading = await readSample(`reports/${files.text}`);
    const score = scoreOf(reading, expected.results);
    scores.push(score);
    expect(score).toMatchObject({ exact: expected.results.length, silent: 0, doubted: 0 });
    expect(expected.examTypeAccept.map(fold)).toContain(fold(reading.examType.value ?? ''));
    // Accents and case are compared nowhere, because the expected ones are not always as printed.
    for (const field of ['laboratory', 'examDate', 'requestingDoctor'] as const) {
      expect(fold(reading[field].value ?? '')).toBe(fold(expected[field]));
      expect(reading[field].doubt).toBe('');
    }
  });

  test('all of them together', () => {
    const sum = sumOf(scores);
    print(lineOfScore('text layer', sum));
    expect(sum.exact / sum.expected).toBeGreaterThanOrEqual(0.95);
  });
});

describe('pictures', () => {
  const [s04, s06] = ['s04', 's06'].map((id) => samples().find(({ name }) => name.startsWith(id))!.sample);

  test('a scan', async () => {
    const reading = await readSample(`reports/${s06!.files.scan}`);
    const score = scoreOf(reading, s06!.expected.results);
    print(lineOfScore('one scan', score));
    expect(score.values / score.expected).toBeGreaterThanOrEqual(0.9);
    expect(score.silent).toBe(0);
    expect(reading.examDate.value).toBe(s06!.expected.examDate);
  });

  test('a picture that is called .pdf is read as the picture it is', async () => {
    // The head and three rows take half of the time of the page, and go the same way.
    const [rows, height] = [s04!.expected.results.slice(0, 3), 431];
    const cut = await cutPicture(bytesOf('edge/imagem-com-extensao-errada.pdf'), height);
    const reading = await readBytes('edge/imagem-com-extensao-errada.pdf', cut);
    const score = scoreOf(reading, rows);
    print(lineOfScore('one picture', score));
    expect(score.values / score.expected).toBeGreaterThanOrEqual(0.9);
    expect(score.silent).toBe(0);
  });
});

test('a JPEG2000 scan is drawn, and not left blank', async () => {
  const canvas = await pagePictureOf(
    { bytes: bytesOf('edge/digitalizado-jpeg2000.pdf'), page: 1, turn: 0 },
    nodePlatform,
  );
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  const dark = data.filter((shade, at) => at % 4 === 0 && shade < 100).length;
  expect(dark).toBeGreaterThan(1000);
});

describe('files at the edge end with their sentence', () => {
  test.each([
    ['protegido-senha-1234.pdf', 'password', SENTENCES.password],
    ['corrompido.pdf', 'failed', SENTENCES.corrupt],
    ['falso.pdf', 'failed', SENTENCES.corrupt],
    ['nao-medico-recibo.pdf', 'empty', SENTENCES.notMedical],
    ['pagina-em-branco.pdf', 'empty', SENTENCES.blank],
  ])('%s', async (file, state, sentence) => {
    expect(await readSample(`edge/${file}`)).toMatchObject({ state, sentence, results: [] });
  });

  test('a wrong password is told apart from none, and the right one opens', async () => {
    const wrong = await readSample('edge/protegido-senha-1234.pdf', '4321');
    expect(wrong).toMatchObject({ state: 'password', sentence: SENTENCES.wrongPassword });
    const right = await readSample('edge/protegido-senha-1234.pdf', '1234');
    expect(right).toMatchObject({ state: 'read', sentence: null });
    expect(right.results).not.toEqual([]);
  });
});
