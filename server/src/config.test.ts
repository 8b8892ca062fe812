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

const subjectOf = (settings: Record<string, string>) => readConfig(settings).push.subject;

describe('the channels', () => {
  test('are none without their keys, and push is always there', () => {
    const { push, whatsapp, sms } = readConfig({
      WHATSAPP_TOKEN: 'EAAB',
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'x',
    });
    expect([whatsapp, sms]).toEqual([null, null]);
    expect(push).toEqual({ keys: null, subject: 'mailto:nao-responda@localhost', allowsPrivate: false });
  });

  test('have the usual addresses and names unless others are given', () => {
    const { whatsapp, sms } = readConfig({
      WHATSAPP_TOKEN: 'EAAB',
      WHATSAPP_PHONE_ID: '106540352242922',
      SMS_ACCOUNT: 'AC1',
      SMS_TOKEN: 'x',
      SMS_FROM: '+5511999990000',
    });
    expect(whatsapp).toEqual({
      token: 'EAAB',
      phoneId: '106540352242922',
      appSecret: undefined,
      verifyToken: undefined,
      url: 'https://graph.facebook.com',
      version: 'v25.0',
      templates: {
        reminder: 'leveza_lembrete',
        dose: 'leveza_dose',
        code: 'leveza_codigo',
        invitation: 'leveza_convite',
        alert: 'leveza_aviso',
      },
      language: 'pt_BR',
    });
    expect(sms).toEqual({
      url: 'https://api.twilio.com',
      account: 'AC1',
      token: 'x',
      from: '+5511999990000',
    });
  });

  test('push names the operator by the best address there is', () => {
    expect(subjectOf({ MAIL_FROM: 'Leveza <oi@example.com>' })).toBe('mailto:oi@example.com');
    expect(subjectOf({ PUBLIC_URL: 'https://leveza.example.com' })).toBe('https://leveza.example.com');
    expect(subjectOf({ VAPID_SUBJECT: 'mailto:eu@example.com', PUBLIC_URL: 'https://x.example' })).toBe(
      'mailto:eu@example.com',
    );
  });

  test('a private key of push brings its public one', () => {
    const { keys } = readConfig({ VAPID_PRIVATE_KEY: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw' }).push;
    expect(keys?.publicKey).toBe(
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    );
  });

  test.each([
    ['VAPID_PRIVATE_KEY', 'AAAA'],
    ['VAPID_SUBJECT', 'eu@example.com'],
    ['PUSH_ALLOW_PRIVATE', 'maybe'],
    ['WHATSAPP_TOKEN', 'EAAB EAAB'],
    ['WHATSAPP_PHONE_ID', '+5511'],
    ['WHATSAPP_VERSION', '25'],
    ['WHATSAPP_URL', 'graph'],
    ['WHATSAPP_TEMPLATE_DOSE', 'Hora da dose'],
    ['WHATSAPP_TEMPLATE_LANGUAGE', 'pt-BR'],
    ['SMS_FROM', 'Leveza Saúde'],
  ])('%s may not be %j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be `);
  });
});

describe('files', () => {
  const KEYS = { S3_ACCESS_KEY_ID: 'AK', S3_SECRET_ACCESS_KEY: 'a/b+c=' };

  test('lie in the folder unless a bucket is named', () => {
    expect(readConfig({}).files).toEqual({ store: { kind: 'folder' }, old: null });
    const { files } = readConfig({ FILES_URL: 's3://leveza/files/', FILES_OLD_URL: 'folder', ...KEYS });
    expect(files).toEqual({
      store: {
        kind: 's3',
        endpoint: 'https://s3.us-east-1.amazonaws.com',
        region: 'us-east-1',
        bucket: 'leveza',
        prefix: 'files',
        accessKeyId: 'AK',
        secretAccessKey: 'a/b+c=',
      },
      old: { kind: 'folder' },
    });
  });

  test.each([
    ['FILES_URL', { FILES_URL: '/srv/files', ...KEYS }],
    ['FILES_URL', { FILES_URL: 's3://Leveza', ...KEYS }],
    ['S3_ACCESS_KEY_ID', { FILES_URL: 's3://leveza' }],
    ['S3_SECRET_ACCESS_KEY', { FILES_OLD_URL: 's3://leveza', S3_ACCESS_KEY_ID: 'AK' }],
    ['FILES_OLD_URL', { FILES_OLD_URL: 'folder' }],
    ['S3_ENDPOINT', { S3_ENDPOINT: 'minio:9000', ...KEYS }],
  ])('%s is refused in %j', (name, settings) => {
    expect(() => readConfig(settings)).toThrow(`${name} must be `);
  });
});
