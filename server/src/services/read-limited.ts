interface Answer {
  body: AsyncIterable<Uint8Array> | null;
}

/** The body of a reply as text; null when it is longer than any good one. */
export async function readLimited(answer: Answer, mostBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The parsed JSON, or undefined if it is none. */
export async function readJson(answer: Answer, mostBytes: number): Promise<unknown> {
  const text = await readLimited(answer, mostBytes);
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
