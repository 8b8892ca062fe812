import { spawn } from 'node:child_process';

/** The unprivileged account PostgreSQL runs as when Leveza itself is root. */
export interface Account {
  uid: number;
  gid: number;
}

/** The environment of a child process: none of Leveza's own settings and secrets. */
export function bareEnvironment(): NodeJS.ProcessEnv {
  if (process.platform !== 'win32') return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  const own = Object.entries(process.env).filter(([name]) => /^(SystemRoot|PATH|TEMP|TMP)$/i.test(name));
  return Object.fromEntries(own);
}

/** Runs a program to its end; rejects only when it could not be started at all. */
export function run(
  file: string,
  args: string[],
  account: Account | null,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    // The account may be unable to enter the folder Leveza was started in.
    const child = spawn(file, args, { ...account, cwd: '/', env: bareEnvironment(), windowsHide: true });
    let output = '';
    const collect = (part: Buffer) => {
      output = (output + part.toString()).slice(-20_000);
    };
    child.stdin.end();
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}
