import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export const CREDENTIALS = { user: 'leveza', password: 'p@ss:word/ç' };

export interface Arrived {
  user: string | undefined;
  recipients: string[];
  from: string;
  subject: string;
  text: string;
  html: string | null;
  messageId: string;
  header(name: string): string;
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
  /** How many connections were opened so far. */
  connections(): number;
  stop(): Promise<void>;
}

/** Hosts whose addresses the server refuses, with the words of real ones. */
const REFUSED: Record<string, { responseCode: number; words: string }> = {
  'refused.example': { responseCode: 550, words: 'mailbox unknown' },
  'gone.example': {
    responseCode: 550,
    words: '5.1.1 The email account that you tried to reach does not exist',
  },
  'greylisted.example': { responseCode: 450, words: '4.2.0 Greylisted, try again in 300 seconds' },
};
/** A host whose addresses get no message with such content. */
const REJECTING = 'rejecting.example';
/** Hosts that take a message and then cut the line, or say nothing. */
const CUTTING = 'cutting.example';
const SILENT = 'silent.example';

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);
const failure = ({ responseCode, words }: { responseCode: number; words: string }) =>
  Object.assign(new Error(words), { responseCode });

/** A real SMTP server on loopback that wants credentials; the host of an address decides how it is answered. */
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
    onRcptTo: ({ address }, _, done) => {
      const refusal = REFUSED[hostOf(address)];
      done(refusal ? failure(refusal) : null);
    },
    onData: (stream, { user, envelope, remotePort }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        const host = hostOf(recipients[0] ?? '');
        if (host === REJECTING)
          return done(failure({ responseCode: 554, words: '5.7.1 Message content rejected' }));
        arrived.push({ user, recipients, ...parseMessage(Buffer.concat(chunks).toString('latin1')) });
        if (host === CUTTING) return void lines.get(remotePort)?.destroy();
        if (host !== SILENT) done();
      });
    },
  });
  const lines = new Map<number, Socket>();
  let connections = 0;
  server.server.on('connection', (socket) => {
    connections += 1;
    lines.set(socket.remotePort ?? 0, socket);
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
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** As much of MIME as a message with a text and perhaps its HTML needs. */
function parseMessage(raw: string) {
  const { header, body } = parsePart(raw);
  const [, boundary] = /boundary="?([^";]+)/.exec(header('content-type')) ?? [];
  const parts = boundary
    ? raw
        .split(`\r\n--${boundary}`)
        .slice(1, -1)
        .map((part) => part.slice(2))
    : [raw];
  const contents = parts.map((part) => {
    const read = parsePart(part);
    return { type: read.header('content-type'), content: contentOf(read) };
  });
  const contentAs = (type: string) => contents.find((part) => part.type.startsWith(type))?.content;
  return {
    from: decodeWords(header('from')),
    subject: decodeWords(header('subject')),
    messageId: header('message-id'),
    text: contentAs('text/plain') ?? body,
    html: contentAs('text/html') ?? null,
    header,
  };
}

function parsePart(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
  return { header, body: raw.slice(end + 4) };
}

function contentOf({ header, body }: ReturnType<typeof parsePart>): string {
  const encoding = header('content-transfer-encoding');
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquote(body.replaceAll('=\r\n', '')) : body, 'latin1');
  return bytes.toString().replaceAll('\r\n', '\n');
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
