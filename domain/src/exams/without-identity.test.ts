import { expect, test } from 'vitest';
import { withoutIdentity } from './without-identity.ts';

test.each([
  ['Paciente: Marina Alves Teixeira   Sexo: F', 'Paciente: […]   Sexo: F'],
  ['CPF 123.456.789-09', 'CPF […]'],
  ['Nascimento: 14/05/1983  Idade: 43 anos', 'Nascimento: […]  Idade: 43 anos'],
  ['Sra. MARINA TEIXEIRA compareceu', 'Sra. […] compareceu'],
  ['Contato marina@example.com (11) 99999-8888', 'Contato […] […]'],
  ['Solicitante: Dr. Renato Alves', 'Solicitante: Dr. Renato Alves'],
  ['Glicose 98 mg/dL  70 a 99', 'Glicose 98 mg/dL  70 a 99'],
  ['Plaquetas 250.000 /mm³', 'Plaquetas 250.000 /mm³'],
  ['Coleta: 18/08/2026', 'Coleta: 18/08/2026'],
  ['Marina Alves Teixeira 98 mg/dL', '[…] 98 mg/dL'],
  ['MARINA ALVES TEIXEIRA e Marina Teixeira 98', '[…] 98'],
  ['Marina Alves: 98, laudo de Alves Teixeira', '[…]: 98, laudo de […]'],
])('%s goes out as %s', (line, sent) => {
  expect(withoutIdentity(line, 'Marina Alves Teixeira')).toBe(sent);
});

test.each([
  ['MARIA DA SILVA 98 mg/dL', '[…] 98 mg/dL'],
  ['Maria Silva dos Santos 98 mg/dL', '[…] 98 mg/dL'],
  ['Rua dos Santos, 98', 'Rua dos Santos, 98'],
])('of a name with its small words, %s goes out as %s', (line, sent) => {
  expect(withoutIdentity(line, 'Maria da Silva dos Santos')).toBe(sent);
});
