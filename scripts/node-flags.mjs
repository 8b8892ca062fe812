/**
 * How Node runs Leveza. The server keeps some 40 MB, but V8 lets the space for new objects and the garbage among old
 * ones grow to many times of that, and gives back neither (docs/adr/0014-memory-of-the-server.md).
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=40'];
