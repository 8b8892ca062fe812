import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the language model', () => {
  test('is none unless an address or a key is given', () => {
    expect(readConfig({}).llm).toBeNull();
    expect(readConfig({ LLM_MODEL: 'x', LLM_API_KEY: '' }).llm).toBeNull();
  });

  test('is OpenAI with only a key, and anything else with an address', () => {
    expect(readConfig({ LLM_API_KEY: 'sk-1' }).llm).toEqual({
      baseUrl: 'https://api.openai.com/v1',
      apiKey: 'sk-1',
      model: 'gpt-4o-mini',
      timeoutSeconds: 30,
    });
    expect(readConfig({ LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'llama3' }).llm).toMatchObject(
      {
        baseUrl: 'http://localhost:11434/v1',
        apiKey: undefined,
        model: 'llama3',
      },
    );
  });

  test.each([
    ['LLM_BASE_URL', 'ftp://x'],
    ['LLM_API_KEY', 'sk-1 \n'],
    ['LLM_TIMEOUT_SECONDS', '0'],
    ['AI_SEARCHES_PER_DAY', '-1'],
    ['OFF_BASE_URL', 'no'],
  ])('%s may not be %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be `);
  });
});

test('Open Food Facts can be another, or off', () => {
  expect(readConfig({}).openFoodFactsUrl).toBe('https://world.openfoodfacts.org');
  expect(readConfig({ OFF_BASE_URL: 'https://world.openfoodfacts.net/' }).openFoodFactsUrl).toBe(
    'https://world.openfoodfacts.net',
  );
  expect(readConfig({ OFF_BASE_URL: 'off' }).openFoodFactsUrl).toBeNull();
});
