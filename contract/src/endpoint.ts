import type { z } from 'zod';
import type { Fact } from './facts.ts';
import type { ConfirmFlag } from './problem.ts';

interface Call {
  path: `/${string}`;
  /** One line for the API page, in English like the rest of the documents. */
  summary: string;
  /** `patient` needs a session; `public` does not. */
  access: 'patient' | 'public';
  /** Also open to a patient who has not agreed to the use of health data: nothing of it is read or written here. */
  worksWithoutConsent?: true;
  /** 200 unless said otherwise. */
  status?: 200 | 201;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Carries one file, as the `file` part of a multipart body. */
  upload?: { mostBytes: number; tooLarge?: (megabytes: string) => string };
  /** Answers with a file instead of JSON. */
  download?: true;
  /** Carries or answers with a secret: neither it nor a hash of it is kept for repeated requests. */
  isSecret?: true;
  /** Waits for a service outside: held to that service's time limit, and never inside a transaction. */
  isSlow?: true;
  /** The parts of the answer beside `success`; the server sends no other columns. */
  reply: z.ZodObject;
}

export interface Read extends Call {
  method: 'GET';
  /** The facts the answer is made of; none, when nothing a patient does can change it. */
  shows: readonly Fact[];
  /** Ships with Leveza, the same for everybody: the server makes the answer once. */
  isConstant?: true;
}

/** Also a question by POST, such as a search: it changes at least how often it was asked, or says `[]`. */
export interface Change extends Call {
  method: 'POST' | 'PUT' | 'DELETE';
  /** The flags of its body that answer its questions. */
  asks?: readonly ConfirmFlag[];
  /** The facts that change, including notices written on the way. */
  changes: readonly Fact[];
}

/** One HTTP call: its address, its input, its answer, and the facts that relate it to other calls. */
export type Endpoint = Read | Change;

/** A file of the browser, as far as the contract knows one. */
export interface SentFile {
  readonly name: string;
  readonly size: number;
}

type Part = 'params' | 'query' | 'body';
type Carried<E extends Endpoint> = { [K in Part]: E[K] extends z.ZodType ? K : never }[Part];

/** The caller's input, before defaults and transformations. */
export type Sent<E extends Endpoint> = { [K in Carried<E>]: z.input<NonNullable<E[K]>> } & (E extends {
  upload: object;
}
  ? { file: SentFile }
  : unknown);

/** The handler's input, after the schema has parsed it. */
export type Received<E extends Endpoint> = { [K in Carried<E>]: z.output<NonNullable<E[K]>> };

/** The handler's answer, before the reply schema drops columns it does not name. */
export type Answer<E extends Endpoint> = z.input<E['reply']>;

/** The answer as the caller gets it. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;
