/** Cookies and redirects as a browser has them: a jar per origin, Secure cookies on loopback too. */
export class TestBrowser {
  readonly #jars = new Map<string, Map<string, string>>();

  jar(url: string): Map<string, string> {
    const { origin } = new URL(url);
    const jar = this.#jars.get(origin) ?? new Map<string, string>();
    this.#jars.set(origin, jar);
    return jar;
  }

  async get(url: string): Promise<Response> {
    const jar = this.jar(url);
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
      const isGone = value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line);
      if (isGone) jar.delete(name!);
      else jar.set(name!, value!);
    }
    return response;
  }

  /** Follows redirects and gives the first address that fits, unopened. */
  async walk(from: string, isThere: (url: string) => boolean): Promise<string> {
    let url = from;
    for (let step = 0; step < 12; step += 1) {
      const location = (await this.get(url)).headers.get('location');
      if (location === null) throw new Error(`no redirect at ${new URL(url).pathname}`);
      url = new URL(location, url).href;
      if (isThere(url)) return url;
    }
    throw new Error('too many redirects');
  }
}
