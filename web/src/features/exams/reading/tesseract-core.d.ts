declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  const start: (options: { locateFile: (name: string) => string }) => Promise<unknown>;
  // oxlint-disable-next-line import/no-default-export -- the package has no other one.
  export default start;
}
