import type { z } from 'zod';

/** One HTTP call: where it goes, what it carries, what comes back. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  /** One line for the API page, in English like the rest of the documents. */
  summary: string;
  /** `patient` needs a session; `public` does not. */
  access: 'patient' | 'public';
  /** 200 unless said otherwise. */
  status?: 200 | 201;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The parts of the answer beside `success`; what it does not name never leaves the server. */
  reply: z.ZodObject;
}

type Part = 'params' | 'query' | 'body';
type Carried<E extends Endpoint> = { [K in Part]: E[K] extends z.ZodType ? K : never }[Part];

/** What a caller passes in, before defaults and transformations. */
export type Sent<E extends Endpoint> = { [K in Carried<E>]: z.input<NonNullable<E[K]>> };

/** What a handler gets, after the schema has read it. */
export type Received<E extends Endpoint> = { [K in Carried<E>]: z.output<NonNullable<E[K]>> };

/** What a handler may return, before the reply schema drops what it does not name. */
export type Answer<E extends Endpoint> = z.input<E['reply']>;

/** What a caller gets back. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;
