import { createHash } from 'node:crypto';

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:#f7f9fc;color:#131c2b;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:32rem;margin:8vh auto 0;padding:24px;background:#fff;border:1px solid #e1e7ef;border-radius:16px}
h1{margin:0 0 12px;font-size:1.5rem;line-height:1.3}p{margin:0 0 16px}.name{font-size:.875rem;font-weight:600;color:#465267}
button{width:100%;min-height:48px;padding:12px 20px;border:1px solid transparent;border-radius:12px;background:#1b5fc4;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{display:inline-block;padding:12px 0;color:#1b5fc4}button:focus-visible,a:focus-visible{outline:3px solid #1b5fc4;outline-offset:3px}
@media (prefers-color-scheme:dark){body{background:#0c131d;color:#e9eff7}main{background:#131c29;border-color:#253244}.name{color:#b4c0d0}
button{background:#6aa5f7;color:#07182f}a{color:#9cc4ff}button:focus-visible,a:focus-visible{outline-color:#9cc4ff}}`;

/** Lets this page have its own style and its one button, and nothing else. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  title: string;
  text: string;
  /** The one button, and the field it sends. */
  button: { label: string; field: string } | null;
}

const PAGES = {
  asking: {
    title: 'Parar os lembretes por e-mail?',
    text: 'Você deixa de receber lembretes e avisos de novo acesso por e-mail. Mensagens sobre a sua senha continuam chegando. Seus registros não mudam.',
    button: { label: 'Parar os e-mails', field: 'stop' },
  },
  stopped: {
    title: 'Pronto: os e-mails pararam',
    text: 'Você não recebe mais lembretes por e-mail. Se foi sem querer, é só voltar.',
    button: { label: 'Voltar a receber', field: 'undo' },
  },
  resumed: {
    title: 'Você volta a receber os e-mails',
    text: 'Nada mudou nas suas outras escolhas.',
    button: { label: 'Parar os e-mails', field: 'stop' },
  },
  spent: {
    title: 'Este link não vale mais',
    text: 'Abra o Leveza e desligue o e-mail em Configurações.',
    button: null,
  },
} as const satisfies Record<string, Page>;

/** The form posts to the page's own address, so that the token is written nowhere. */
export function unsubscribePage(name: keyof typeof PAGES): string {
  const { title, text, button }: Page = PAGES[name];
  const form = button
    ? `<form method="post"><button name="${button.field}" value="1">${button.label}</button></form>`
    : '';
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Leveza</title><style>${STYLE}</style></head>
<body><main><p class="name">Leveza</p><h1>${title}</h1><p>${text}</p>${form}
<a href="/settings">Abrir as Configurações</a></main></body></html>
`;
}
