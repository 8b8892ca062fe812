import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hashPassword } from './password-hash.ts';

const MODULE = fileURLToPath(new URL('./password-hash.ts', import.meta.url));

test('a password costs what OWASP asks for, wherever the tests have not lowered it', async () => {
  const script = `import { hashPassword } from ${JSON.stringify(MODULE)};
    process.stdout.write(await hashPassword('gato-no-telhado-7'));`;
  const hash = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('gato-no-telhado-7')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
});
