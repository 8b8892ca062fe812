import type { ServerResponse } from 'node:http';
import type { Recorded } from '../outside-server.ts';
import type { StripeBooks } from './stripe-books.ts';

const page = (title: string, inside: string) =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${inside}</html>`;

/** The page to pay on and the page for the card; answers where they lead back to, once something was done there. */
export function payPage(books: StripeBooks, asked: Recorded, response: ServerResponse): string | null {
  const { pathname, searchParams } = new URL(asked.url, 'http://localhost');
  const [, kind, id = ''] = pathname.split('/');
  const show = (status: number, html: string) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  const lead = (to: string) => {
    response.writeHead(303, { location: to }).end();
    return to;
  };
  if (kind === 'portal') {
    const back = (searchParams.get('back') ?? '/').replaceAll('"', '&quot;');
    show(200, page('Cartão', `<a href="${back}">Voltar</a>`));
    return null;
  }
  const session = books.sessions.get(id);
  if (kind !== 'pay' || !session) {
    show(404, page('Não encontrado', ''));
    return null;
  }
  if (session.status !== 'open') {
    show(200, page('Esta página não vale mais', ''));
    return null;
  }
  if (asked.method !== 'POST') {
    const buttons = [
      ['card', 'Pagar com cartão'],
      ['pix', 'Pagar com Pix'],
      ['decline', 'Cartão recusado'],
      ['leave', 'Voltar sem pagar'],
    ].map(([how, label]) => `<button name="how" value="${how}">${label}</button>`);
    const { product_name: name, unit_amount: cents } = session.price;
    show(
      200,
      page('Pagamento', `<p>${name}, R$ ${cents / 100}</p><form method="post">${buttons.join('')}</form>`),
    );
    return null;
  }
  const how = new URLSearchParams(asked.body).get('how');
  if (how === 'card' || how === 'pix') {
    books.pay(session, how);
    return lead(session.success_url);
  }
  if (how === 'leave') return lead(session.cancel_url);
  show(200, page('Cartão recusado', '<p>Tente outro cartão.</p>'));
  return null;
}
