import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The request proves itself by a signature or a token: no cookie counts, so that it may come from anywhere. */
    provesItself?: boolean;
    /** A service that calls for many patients from one address is not counted as one caller. */
    isUncounted?: boolean;
  }
}
