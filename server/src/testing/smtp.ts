import { SMTPServer } from 'smtp-server';

export const CREDENTIALS = { user: 'leveza', password: 'p@ss:word/ç' };

export interface Arrived {
  user: string | undefined;
  recipients: string[];
  from: string;
  subject: string;
  text: string;
  messageId: string;
}

export interface TestSmtp {
  url: string;
  arrived: Arrived[];
}

export interface RunningSmtp extends TestSmtp {
  /** From now on every sender waits before its message is taken. */
  hold(): void;
  release(): void;
  /** How many senders have been made to wait. */
  held(): number;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback that wants credentials; it takes nothing for an address at `refused.example`. */
export async function startSmtp(): Promise<RunningSmtp> {
  const arrived: Arrived[] = [];
  const waiting: (() => void)[] = [];
  let held = 0;
  let isHolding = false;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === CREDENTIALS.user && password === CREDENTIALS.password
        ? done(null, { user: username })
        : done(new Error('no')),
    onMailFrom: (_, __, done) => {
      if (!isHolding) return done();
      held += 1;
      waiting.push(done);
    },
    onRcptTo: ({ address }, _, done) =>
      address.endsWith('@refused.example') ? done(new Error('mailbox unknown')) : done(),
    onData: (stream, { user, envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        arrived.push({ user, recipients, ...parseMessage(Buffer.concat(chunks).toString('latin1')) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as { port: number };
  const { user, password } = CREDENTIALS;
  return {
    url: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`,
    arrived,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const go of waiting.splice(0)) go();
    },
    held: () => held,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** As much of MIME as a plain text message needs. */
function parseMessage(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  const body = raw.slice(end + 4);
  const encoding = header('content-transfer-encoding');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquote(body.replaceAll('=\r\n', '')) : body, 'latin1');
  return {
    from: decodeWords(header('from')),
    subject: decodeWords(header('subject')),
    messageId: header('message-id'),
    text: bytes.toString().replaceAll('\r\n', '\n'),
  };
}

function unquote(text: string): string {
  return text.replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function decodeWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(unquote(word.replaceAll('_', ' ')), 'latin1').toString(),
    );
}
