import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { limits } from '@peonia/contract/protocol/limits.ts';
import { languages } from '@peonia/i18n/languages.ts';
import { readPo } from '@peonia/i18n/read-po.ts';
import { textsFolder } from '@peonia/i18n/texts-folder.ts';
import { describe, expect, it } from 'vitest';
import { mailTemplate, type MailTemplate } from '../src/platform/mail/mail-template.ts';
import { type Mail } from '../src/platform/mail/mail.ts';
import { openMailer } from '../src/platform/mail/mailer.ts';
import { openWriter, writeMail } from '../src/platform/mail/write-mail.ts';
import { mailTemplates as templates, sampleOf } from './mail-samples.ts';

// covers: Every mail has a template, a class and an id of its own; staff preview templates and see what became of mails

const site = { brand: 'Peonia', publicUrl: 'https://peonia.example', limits };
const source = join(import.meta.dirname, '../src');

function write(template: MailTemplate): Mail[] {
  return languages.flatMap((language) =>
    template.samples.map(({ values }) => writeMail(template, { to: 'anna@example.test', language, values }, site)),
  );
}

describe.each(templates.map((template) => [template.name, template] as const))('the mail %s', (_, template) => {
  it('writes its samples in every language', () => {
    const mails = write(template);

    expect(mails.length).toBeGreaterThanOrEqual(languages.length);
    for (const { subject, text, html } of mails) {
      expect(subject.trim()).not.toBe('');
      for (const words of [subject, text, html.replace(/<style>.*<\/style>/s, '')])
        expect(words).not.toMatch(/[{}]|undefined|\bnull\b|NaN|\bmail\.[a-z]/);
    }
  });

  it('has samples with names of their own, in kebab-case', () => {
    const names = template.samples.map(({ name }) => name);

    expect(new Set(names).size).toBe(names.length);
    for (const name of [template.name, ...names]) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('can be ended with one click if members may turn it off', () => {
    const mayEnd = template.class === 'notice' || template.class === 'marketing';

    for (const { headers, html } of write(template)) {
      expect('List-Unsubscribe' in (headers ?? {})).toBe(mayEnd);
      expect(html.includes('/unsubscribe?token=')).toBe(mayEnd);
    }
  });
});

const texts = readPo(readFileSync(join(textsFolder, 'locales/en/mails.po'), 'utf8'));

/** What all samples say, with the values that they give. */
function sayAll() {
  const said: { id: string; given: readonly string[] }[] = [];
  const writer = openWriter(site, 'en');
  const say: typeof writer.say = (id, values = {}) => {
    said.push({ id, given: ['brand', ...Object.keys(values)] });
    return writer.say(id, values);
  };
  for (const { samples, write: writeLetter } of templates)
    for (const { values } of samples) writeLetter(values, { ...writer, say });
  return said;
}

it('uses every text of the catalogue in a sample', () => {
  const used = new Set(sayAll().map(({ id }) => id));

  expect([...texts.keys()].filter((id) => id.startsWith('mail.') && !used.has(id))).toEqual([]);
});

it('gives each text the values that it names', () => {
  const missing = sayAll().flatMap(({ id, given }) =>
    [...(texts.get(id) ?? '').matchAll(/\{(\w+)[},]/g)].flatMap(([, name = '']) =>
      given.includes(name) ? [] : `${id}: ${name}`,
    ),
  );

  expect(missing).toEqual([]);
});

it('lists every template of the sources in the manifest of a feature', async () => {
  const files = globSync('features/**/*.ts', { cwd: source }).filter(
    (file) => !file.endsWith('.test.ts') && /\bmailTemplate[(<]/.test(readFileSync(join(source, file), 'utf8')),
  );
  const declared = new Set<unknown>();
  for (const file of files) {
    const parts: Record<string, unknown> = await import(pathToFileURL(join(source, file)).href);
    for (const part of Object.values(parts)) for (const one of withParts(part)) if (isTemplate(one)) declared.add(one);
  }

  expect(declared).toEqual(new Set(templates));
});

/** A value, and those of an object of templates. */
function withParts(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value)] : [];
}

function isTemplate(value: unknown): value is MailTemplate {
  return typeof value === 'object' && value !== null && 'samples' in value && 'write' in value;
}

it('sends no mail of a template that no feature lists', async () => {
  const sent: Mail[] = [];
  const mailer = openMailer({ send: async (mail) => void sent.push(mail), close: () => {} }, templates, site);
  const [known] = templates;
  if (known === undefined) throw new Error('no templates');
  const envelope = { to: 'anna@example.test', language: 'en', values: sampleOf(known) } as const;

  await mailer.send(known, envelope);
  await expect(mailer.send(mailTemplate({ ...known }), envelope)).rejects.toThrow(known.name);

  expect(sent.map(({ template }) => template)).toEqual([known.name]);
});

it('knows each template by one name', () => {
  const sender = { send: async () => {}, close: () => {} };
  const twice = templates.slice(0, 1).map((template) => ({ ...template }));

  expect(() => openMailer(sender, [...templates, ...twice], site)).toThrow('same name');
});
