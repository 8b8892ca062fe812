import { expect, test } from 'vitest';
import { A_REPORT } from '../../../../testing/reports.ts';
import { effectsSection, medicinesSection } from './health.ts';

const textsOf = (section: ReturnType<typeof effectsSection>) =>
  section!.blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));

test('a sign of ninety days is one sentence, after the emergency of a single one', () => {
  const high = Array.from({ length: 90 }, (_, back) => ({
    day: new Date(Date.UTC(2026, 10, 16 - back)).toISOString().slice(0, 10),
    title: 'Glicose muito alta',
    urgency: 'urgent' as const,
  }));
  const emergency = { day: '2026-10-20', title: 'Falta de ar', urgency: 'emergency' as const };
  const effects = { ...A_REPORT.effects!, redFlags: [...high, emergency] };
  expect(textsOf(effectsSection({ ...A_REPORT, effects }))).toEqual([
    'Sinal de alerta em 20/10/2026: Falta de ar (orientação: procurar emergência).',
    'Sinal de alerta em 90 dias, o último em 16/11/2026: Glicose muito alta (orientação: procurar atendimento no mesmo dia).',
  ]);
});

test('an effect is counted by its intensity, and by the dose in use', () => {
  const { blocks } = effectsSection({ ...A_REPORT, effects: { ...A_REPORT.effects!, redFlags: [] } })!;
  expect(blocks).toMatchObject([
    {
      caption: '6 registros de efeitos',
      rows: [
        [
          'Náusea',
          '6',
          '4 leves, 1 moderado, 1 intenso',
          '12/11/2026',
          expect.stringMatching(/^0,5\smg: 6 \(2,5\)$/u),
        ],
      ],
    },
  ]);
});

test('of many doses a doctor reads the newest three of an effect, a patient all', () => {
  const [effect] = A_REPORT.effects!.byType;
  const byDose = [1, 2, 3, 4, 5].map((doseMg) => ({
    medicationName: 'Mounjaro',
    doseMg,
    count: doseMg,
    meanIntensity: 2,
  }));
  const textOf = (type: 'medical' | 'comprehensive', doses = byDose) => {
    const effects = { ...A_REPORT.effects!, redFlags: [], byType: [{ ...effect!, byDose: doses }] };
    const [table] = effectsSection({ ...A_REPORT, type, effects })!.blocks;
    return table?.kind === 'table' && table.rows[0]!.at(-1)!.replaceAll('\u00A0', ' ');
  };
  expect(textOf('medical')).toBe('doses de antes: 3; 3 mg: 3 (2); 4 mg: 4 (2); 5 mg: 5 (2)');
  expect(textOf('medical', byDose.slice(0, 3))).toBe('1 mg: 1 (2); 2 mg: 2 (2); 3 mg: 3 (2)');
  expect(textOf('comprehensive')).toMatch(/^1 mg: 1 \(2\); 2 mg.*5 mg: 5 \(2\)$/);
});

test('an interaction whose names are kept has no empty brackets', () => {
  const notice = {
    id: 'x',
    severity: 'high' as const,
    title: 'Risco de sangramento',
    text: 'Fale com o médico.',
    names: [],
    until: null,
    sources: [],
    ours: null,
    reviewer: null,
  };
  const medicines = { list: [], interactions: [notice] };
  expect(textsOf(medicinesSection({ ...A_REPORT, medicines })).at(-1)).toBe(
    'Risco de sangramento: Fale com o médico.',
  );
  const lesser = { ...notice, severity: 'low' as const, names: ['Ozempic', 'Glifage'] };
  const brief = medicinesSection({ ...A_REPORT, medicines: { list: [], interactions: [lesser] } });
  expect(textsOf(brief).at(-1)).toBe('Interações a lembrar: Risco de sangramento (Ozempic, Glifage).');
});

test('a medicine has its dose once, and a box at home is not called one in use', () => {
  const list = [
    {
      name: 'Glifage XR 500 mg',
      kind: 'medication' as const,
      strength: null,
      dosage: '500 mg',
      frequency: '2 vezes ao dia',
    },
    { name: 'Creatina', kind: 'supplement' as const, strength: '300 g', dosage: '3 g', frequency: null },
  ];
  expect(textsOf(medicinesSection({ ...A_REPORT, medicines: { list, interactions: [] } }))).toEqual([
    'Em casa, em plano de uso ou usados nos últimos 60 dias: Glifage XR 500 mg, 2 vezes ao dia; Creatina 300 g, 3 g, suplemento.',
  ]);
});

test('of tablets from elsewhere a doctor reads the latest names, and a patient each with its day', () => {
  const lines = ['Paracetamol', 'Dipirona', 'Omeprazol', 'Loratadina'].map((name) => ({
    name,
    kind: 'medication' as const,
    strength: '500 mg',
    dosage: null,
    frequency: 'fora do estoque, última vez em 10/11/2026',
    isFromElsewhere: true,
  }));
  const textOf = (type: 'medical' | 'comprehensive', list = lines) =>
    textsOf(medicinesSection({ ...A_REPORT, type, medicines: { list, interactions: [] } }))[0];
  expect(textOf('medical')).toMatch(
    /: fora do estoque: Paracetamol 500 mg, Dipirona 500 mg, Omeprazol 500 mg e mais 1\.$/,
  );
  expect(textOf('medical', lines.slice(0, 1))).toMatch(/: fora do estoque: Paracetamol 500 mg\.$/);
  expect(textOf('comprehensive')).toContain('Loratadina 500 mg, fora do estoque, última vez em 10/11/2026');
});
