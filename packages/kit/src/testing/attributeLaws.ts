import { expect, test } from 'vitest';
import { attributesOf } from '#bridge/attributes.ts';
import { defineElement, type KitElement } from '#bridge/defineElement.ts';
import { type AttributeDefinition, camelCase } from '#bridge/definition.ts';
import { innerRoot, place, ready, twinOf, watchErrors } from '#testing/twin.ts';

const garbage = [
  '',
  ' ',
  'null',
  '[object Object]',
  '<img src=x onerror="throw 1">',
  '../../..',
  '\u0000💥',
  'x'.repeat(5000),
];

type Bag = HTMLElement & Record<string, unknown>;

/** A value that an attribute of this type takes. */
function valueFor(type: AttributeDefinition['type'], text: string): unknown {
  if (type === 'boolean') return true;
  if (type === 'number') return 7;
  if (!type) return { name: text };
  return typeof type === 'string' ? text : type[0];
}

/** Law 1: attributes and properties behave like those of HTML. */
export function attributeLaws(element: KitElement): void {
  const { tag } = element.definition;
  const attributes = Object.entries(attributesOf(element.definition));

  test(`${tag} gives every attribute a property that follows it and restores its default`, async () => {
    await defineElement(element);
    const host = place(tag) as Bag;
    await ready(host);
    for (const [name, { type, default: fallback }] of attributes) {
      const property = camelCase(name);
      expect(property.startsWith('on'), 'frameworks take such properties for events').toBe(false);
      const standing = type === 'boolean' ? false : fallback;
      expect(host[property]).toBe(standing);
      const value = valueFor(type, 'a b');
      host[property] = value;
      expect(host[property]).toBe(value);
      expect(host.getAttribute(name)).toBe(!type || type === 'boolean' ? '' : String(value));
      host[property] = null;
      expect(host.hasAttribute(name)).toBe(false);
      expect(host[property]).toBe(standing);
      host.setAttribute(name, String(value));
      if (!type) expect(host[property]).toBe(String(value));
      host.removeAttribute(name);
      expect(host[property]).toBe(standing);
    }
  });

  test(`${tag} writes no property without a type into the HTML of the page [Q2]`, async () => {
    await defineElement(element);
    const host = place(tag) as Bag;
    await ready(host);
    for (const [name] of attributes.filter(([, { type }]) => !type)) {
      const property = camelCase(name);
      for (const value of [{ text: 'a b' }, 'a b']) {
        host[property] = value;
        expect(host[property]).toBe(value);
        expect(host.outerHTML).not.toMatch(/a b|object/);
      }
      host[property] = undefined;
      expect(host[property]).toBe(undefined);
      expect(host.hasAttribute(name)).toBe(false);
    }
  });

  test(`${tag} takes a bare boolean for true and a senseless value for the default`, async () => {
    await defineElement(element);
    const host = place(tag) as Bag;
    for (const [name, { type, default: fallback }] of attributes) {
      if (!type || type === 'string') continue;
      host.setAttribute(name, type === 'boolean' ? '' : 'no such value');
      expect(host[camelCase(name)]).toBe(type === 'boolean' ? true : fallback);
      host.removeAttribute(name);
    }
  });

  test(`${tag} keeps the properties that were set before its script arrived`, async () => {
    const twin = await twinOf(element);
    const host = place(twin.definition.tag) as Bag;
    for (const [name, { type }] of attributes) host[camelCase(name)] = valueFor(type, 'kept');
    await defineElement(twin);
    await ready(host);
    for (const [name, { type }] of attributes) {
      const kept = valueFor(type, 'kept');
      // An element may take a string away itself: a secret from a link, an instruction it has followed.
      if (host.hasAttribute(name)) expect(host[camelCase(name)]).toEqual(kept);
      expect(Object.hasOwn(host, camelCase(name))).toBe(false);
    }
  });

  test(`${tag} throws no error at the page for garbage attribute values`, async () => {
    const errors = watchErrors();
    await defineElement(element);
    const host = place(tag);
    await ready(host);
    for (const value of garbage) {
      for (const [name] of attributes) host.setAttribute(name, value);
      await new Promise(requestAnimationFrame);
      expect(innerRoot(host)?.childNodes.length).toBeDefined();
    }
    for (const [name] of attributes) host.removeAttribute(name);
    await new Promise(requestAnimationFrame);
    // A value that is not allowed is reported, not thrown.
    expect(errors.filter((error) => !/attribute-value|given-value/.test(error))).toEqual([]);
  });
}
