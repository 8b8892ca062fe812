/** The content of a mail. Its text and its HTML are both written from it. */
export interface Letter {
  title: string;
  paragraphs: string[];
  /** Links to answer by; the first is the main one. */
  actions?: Action[] | undefined;
  /** Small print: why this came, and the way out. */
  footer?: { text: string; action?: Action | undefined } | undefined;
}

interface Action {
  label: string;
  /** http or https. */
  url: string;
}

const linkOf = ({ label, url }: Action) => `${label}: ${url}`;

export function textOf({ title, paragraphs, actions = [], footer }: Letter): string {
  const parts = [title, ...paragraphs, actions.map(linkOf).join('\n')];
  if (footer) parts.push(['--', footer.text, ...(footer.action ? [linkOf(footer.action)] : [])].join('\n'));
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Colours of the app (`web/src/ui/theme.css`). Mail programs read inline styles; those that show a dark mode also read the few rules in the head. */
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#0c131d!important}.card{background:#131c29!important;border-color:#253244!important}
.ink{color:#e9eff7!important}.soft{color:#b4c0d0!important}
.main{background:#6aa5f7!important;color:#07182f!important}.quiet{color:#9cc4ff!important;border-color:#9cc4ff!important}
}`;

/** No image, no script and nothing from outside: opening the mail is not reported to anyone. */
export function htmlOf({ title, paragraphs, actions = [], footer }: Letter): string {
  const shown = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#131c2b">${escaped(title)}</h1>`,
    ...paragraphs.map(
      (text) =>
        `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:1.5;color:#131c2b">${lines(text)}</p>`,
    ),
    ...actions.map((action, index) => buttonOf(action, index === 0)),
  ];
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#f7f9fc">
<div class="page" style="background:#f7f9fc;padding:24px 12px;${FONT}">
<div class="card" style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e1e7ef;border-radius:16px">
<p class="soft" style="margin:0 0 16px;font-size:14px;font-weight:600;color:#465267">Leveza</p>
${shown.join('\n')}
</div>
${footer ? footerOf(footer) : ''}</div></body></html>
`;
}

function buttonOf({ label, url }: Action, isMain: boolean): string {
  const look = isMain
    ? 'background:#1b5fc4;color:#ffffff;border:1px solid transparent'
    : 'color:#1b5fc4;border:1px solid #1b5fc4';
  return `<p style="margin:0 0 12px"><a class="${isMain ? 'main' : 'quiet'}" href="${linkTo(url)}" style="display:block;padding:14px 20px;border-radius:12px;font-size:16px;font-weight:600;text-align:center;text-decoration:none;${look}">${escaped(label)}</a></p>`;
}

function footerOf({ text, action }: NonNullable<Letter['footer']>): string {
  const link = action
    ? ` <a class="soft" href="${linkTo(action.url)}" style="color:#465267">${escaped(action.label)}</a>`
    : '';
  return `<p class="soft" style="max-width:560px;margin:16px auto 0;padding:0 12px;font-size:13px;line-height:1.5;color:#465267">${lines(text)}${link}</p>\n`;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const lines = (text: string) => escaped(text).replaceAll('\n', '<br>');

/** An address of another kind, such as `javascript:`, leads nowhere. */
function linkTo(url: string): string {
  return /^https?:\/\//i.test(url) ? escaped(url) : '#';
}
