/** A PDF of one page without a table of its objects, whose parts may be anything. */
function pdfOf(kids: string, side: number): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count 1 /Kids [${kids}] >>`,
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${side} ${side}] /Contents 4 0 R >>`,
    '<< /Length 13 >>\nstream\n0 0 m 10 10 l\nendstream',
  ];
  const text = objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${text}trailer << /Root 1 0 R >>\n`);
}

/** Files made to hang or to fill the memory of who opens them. */
export const hostilePdf = {
  loop: { name: 'ciclo.pdf', buffer: pdfOf('2 0 R', 600) },
  huge: { name: 'enorme.pdf', buffer: pdfOf('3 0 R', 2_800_000) },
};
